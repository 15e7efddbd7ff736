import PaymentsIcon from '@mui/icons-material/Payments';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import type { PaymentResource } from './payment';

export const payments: ConsoleResource = {
  name: 'payments',
  icon: PaymentsIcon,
  list: lazyPage('payments', () => import('./PaymentList'), 'PaymentList'),
  show: lazyPage(['payments', 'timeline'], () => import('./PaymentShow'), 'PaymentShow'),
  recordRepresentation: ({ yen, number }: PaymentResource) =>
    `¥${yen.toLocaleString('en')}${number ? ` · ${number}` : ''}`,
  options: { section: 'payments' },
};
