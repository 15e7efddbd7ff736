import BadgeIcon from '@mui/icons-material/Badge';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const operators: Noun = {
  name: 'operators',
  icon: BadgeIcon,
  list: lazyPage(() => import('./OperatorList'), 'OperatorList'),
  create: lazyPage(() => import('./OperatorCreate'), 'OperatorCreate'),
  show: lazyPage(() => import('./OperatorShow'), 'OperatorShow'),
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
