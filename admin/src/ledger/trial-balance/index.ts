import BalanceIcon from '@mui/icons-material/Balance';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const trialBalance: ConsoleResource = {
  name: 'trial-balance',
  icon: BalanceIcon,
  list: lazyPage('ledger', () => import('./TrialBalancePage'), 'TrialBalancePage'),
  options: { section: 'finance' },
};
