import HowToRegIcon from '@mui/icons-material/HowToReg';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const approvals: ConsoleResource = {
  name: 'approvals',
  icon: HowToRegIcon,
  list: lazyPage(['approvals', 'operators', 'timeline'], () => import('./ApprovalList'), 'ApprovalList'),
  show: lazyPage(
    ['approvals', 'member', 'payments', 'partners', 'timeline', 'things'],
    () => import('./ApprovalShow'),
    'ApprovalShow',
  ),
  options: { section: 'shop' },
};
