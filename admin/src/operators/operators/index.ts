import BadgeIcon from '@mui/icons-material/Badge';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const operators: ConsoleResource = {
  name: 'operators',
  icon: BadgeIcon,
  list: lazyPage('operators', () => import('./OperatorList'), 'OperatorList'),
  create: lazyPage('operators', () => import('./OperatorCreate'), 'OperatorCreate'),
  show: lazyPage(['operators', 'timeline'], () => import('./OperatorShow'), 'OperatorShow'),
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
