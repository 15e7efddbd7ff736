import GroupWorkIcon from '@mui/icons-material/GroupWork';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const abuseItems: ConsoleResource = {
  name: 'abuse-items',
  icon: GroupWorkIcon,
  list: lazyPage('abuse', () => import('./AbuseItemList'), 'AbuseItemList'),
  show: lazyPage(['abuse', 'timeline'], () => import('./AbuseItemShow'), 'AbuseItemShow'),
  recordRepresentation: 'id',
  options: { section: 'members' },
};
