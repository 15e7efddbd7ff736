import GavelIcon from '@mui/icons-material/Gavel';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const unusedPaidBalance: Noun = {
  name: 'unused-paid-balance',
  icon: GavelIcon,
  list: lazyPage('ledger', () => import('./UnusedPaidBalancePage'), 'UnusedPaidBalancePage'),
  options: { section: 'finance' },
};
