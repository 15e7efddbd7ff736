import TableViewIcon from '@mui/icons-material/TableView';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const projections: Noun = {
  name: 'projections',
  icon: TableViewIcon,
  list: lazyPage('monitoring', () => import('./ProjectionList'), 'ProjectionList'),
  show: lazyPage(['monitoring', 'timeline'], () => import('./ProjectionShow'), 'ProjectionShow'),
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
