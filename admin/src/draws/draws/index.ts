import CasinoIcon from '@mui/icons-material/Casino';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import type { DrawResource } from './draw';

export const draws: Noun = {
  name: 'draws',
  icon: CasinoIcon,
  list: lazyPage('draws', () => import('./DrawList'), 'DrawList'),
  show: lazyPage(['draws', 'shipments', 'timeline'], () => import('./DrawShow'), 'DrawShow'),
  recordRepresentation: ({ pack_name, count }: DrawResource) => `${pack_name} × ${count}`,
  options: { section: 'members' },
};
