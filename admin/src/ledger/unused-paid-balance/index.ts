import GavelIcon from '@mui/icons-material/Gavel';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const unusedPaidBalance: ConsoleResource = {
  name: 'unused-paid-balance',
  icon: GavelIcon,
  list: lazyPage('ledger', () => import('./UnusedPaidBalancePage'), 'UnusedPaidBalancePage'),
  options: { section: 'finance' },
};
