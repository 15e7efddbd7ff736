import HowToRegIcon from '@mui/icons-material/HowToReg';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const approvals: Noun = {
  name: 'approvals',
  icon: HowToRegIcon,
  list: lazyPage(() => import('./ApprovalList'), 'ApprovalList'),
  show: lazyPage(() => import('./ApprovalShow'), 'ApprovalShow'),
  options: { section: 'shop' },
};
