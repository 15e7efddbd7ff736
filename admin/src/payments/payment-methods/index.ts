import CreditCardIcon from '@mui/icons-material/CreditCard';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import { MethodList } from './MethodList';
import { MethodShow } from './MethodShow';

export const paymentMethods: Noun = {
  name: 'payment-methods',
  icon: CreditCardIcon,
  list: MethodList,
  show: MethodShow,
  recordRepresentation: localName,
  options: { section: 'payments' },
};
