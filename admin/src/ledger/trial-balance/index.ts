import BalanceIcon from '@mui/icons-material/Balance';
import type { Noun } from '../../layout/sections';
import { TrialBalancePage } from './TrialBalancePage';

export const trialBalance: Noun = {
  name: 'trial-balance',
  icon: BalanceIcon,
  list: TrialBalancePage,
  options: { section: 'finance' },
};
