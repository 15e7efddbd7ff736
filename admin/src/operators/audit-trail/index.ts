import HistoryIcon from '@mui/icons-material/History';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const auditTrail: ConsoleResource = {
  name: 'audit-trail',
  icon: HistoryIcon,
  list: lazyPage(['timeline', 'things'], () => import('./AuditEntryList'), 'AuditEntryList'),
  show: lazyPage(['timeline', 'things'], () => import('./AuditEntryShow'), 'AuditEntryShow'),
  options: { section: 'shop' },
};
