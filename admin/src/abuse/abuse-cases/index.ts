import FolderSharedIcon from '@mui/icons-material/FolderShared';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const abuseCases: ConsoleResource = {
  name: 'abuse-cases',
  icon: FolderSharedIcon,
  list: lazyPage('abuse', () => import('./AbuseCaseList'), 'AbuseCaseList'),
  show: lazyPage(['abuse', 'members', 'timeline'], () => import('./AbuseCaseShow'), 'AbuseCaseShow'),
  recordRepresentation: 'id',
  options: { section: 'members' },
};
