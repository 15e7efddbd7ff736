import PaymentsIcon from '@mui/icons-material/Payments';
import type { Noun } from '../../layout/sections';
import { PaymentList } from './PaymentList';
import { PaymentShow } from './PaymentShow';
import type { PaymentResource } from './payment';

export const payments: Noun = {
  name: 'payments',
  icon: PaymentsIcon,
  list: PaymentList,
  show: PaymentShow,
  recordRepresentation: ({ yen, number }: PaymentResource) =>
    `¥${yen.toLocaleString('en')}${number ? ` · ${number}` : ''}`,
  options: { section: 'payments' },
};
