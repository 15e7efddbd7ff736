import ReportIcon from '@mui/icons-material/Report';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const bookFindings: Noun = {
  name: 'book-findings',
  icon: ReportIcon,
  list: lazyPage(() => import('./BookFindingList'), 'BookFindingList'),
  show: lazyPage(() => import('./BookFindingShow'), 'BookFindingShow'),
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
