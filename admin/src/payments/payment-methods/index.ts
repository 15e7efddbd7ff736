import CreditCardIcon from '@mui/icons-material/CreditCard';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const paymentMethods: Noun = {
  name: 'payment-methods',
  icon: CreditCardIcon,
  list: lazyPage(['methods', 'payments'], () => import('./MethodList'), 'MethodList'),
  show: lazyPage(['methods', 'payments', 'timeline'], () => import('./MethodShow'), 'MethodShow'),
  recordRepresentation: localName,
  options: { section: 'payments' },
};
