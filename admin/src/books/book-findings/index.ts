import ReportIcon from '@mui/icons-material/Report';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const bookFindings: ConsoleResource = {
  name: 'book-findings',
  icon: ReportIcon,
  list: lazyPage('books', () => import('./BookFindingList'), 'BookFindingList'),
  show: lazyPage(['books', 'timeline'], () => import('./BookFindingShow'), 'BookFindingShow'),
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
