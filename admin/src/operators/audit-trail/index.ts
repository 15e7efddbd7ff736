import HistoryIcon from '@mui/icons-material/History';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const auditTrail: Noun = {
  name: 'audit-trail',
  icon: HistoryIcon,
  list: lazyPage(['timeline', 'things'], () => import('./ActList'), 'ActList'),
  show: lazyPage(['timeline', 'things'], () => import('./ActShow'), 'ActShow'),
  options: { section: 'shop' },
};
