import CreditCardIcon from '@mui/icons-material/CreditCard';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const paymentMethods: Noun = {
  name: 'payment-methods',
  icon: CreditCardIcon,
  list: lazyPage(() => import('./MethodList'), 'MethodList'),
  show: lazyPage(() => import('./MethodShow'), 'MethodShow'),
  recordRepresentation: localName,
  options: { section: 'payments' },
};
