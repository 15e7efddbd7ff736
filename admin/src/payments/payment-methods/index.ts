import CreditCardIcon from '@mui/icons-material/CreditCard';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const paymentMethods: ConsoleResource = {
  name: 'payment-methods',
  icon: CreditCardIcon,
  list: lazyPage(['methods', 'payments'], () => import('./MethodList'), 'MethodList'),
  show: lazyPage(['methods', 'payments', 'timeline'], () => import('./MethodShow'), 'MethodShow'),
  recordRepresentation: pickLocalName,
  options: { section: 'payments' },
};
