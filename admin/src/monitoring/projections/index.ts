import TableViewIcon from '@mui/icons-material/TableView';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const projections: ConsoleResource = {
  name: 'projections',
  icon: TableViewIcon,
  list: lazyPage('monitoring', () => import('./ProjectionList'), 'ProjectionList'),
  show: lazyPage(['monitoring', 'timeline'], () => import('./ProjectionShow'), 'ProjectionShow'),
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
