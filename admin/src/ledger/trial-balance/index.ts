import BalanceIcon from '@mui/icons-material/Balance';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const trialBalance: Noun = {
  name: 'trial-balance',
  icon: BalanceIcon,
  list: lazyPage('ledger', () => import('./TrialBalancePage'), 'TrialBalancePage'),
  options: { section: 'finance' },
};
