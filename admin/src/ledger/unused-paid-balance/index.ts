import GavelIcon from '@mui/icons-material/Gavel';
import type { Noun } from '../../layout/sections';
import { UnusedPaidBalancePage } from './UnusedPaidBalancePage';

export const unusedPaidBalance: Noun = {
  name: 'unused-paid-balance',
  icon: GavelIcon,
  list: UnusedPaidBalancePage,
  options: { section: 'finance' },
};
