import BadgeIcon from '@mui/icons-material/Badge';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const operators: Noun = {
  name: 'operators',
  icon: BadgeIcon,
  list: lazyPage('operators', () => import('./OperatorList'), 'OperatorList'),
  create: lazyPage('operators', () => import('./OperatorCreate'), 'OperatorCreate'),
  show: lazyPage(['operators', 'timeline'], () => import('./OperatorShow'), 'OperatorShow'),
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
