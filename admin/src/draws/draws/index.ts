import CasinoIcon from '@mui/icons-material/Casino';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';
import type { DrawResource } from './draw';

export const draws: ConsoleResource = {
  name: 'draws',
  icon: CasinoIcon,
  list: lazyPage('draws', () => import('./DrawList'), 'DrawList'),
  show: lazyPage(['draws', 'shipments', 'timeline'], () => import('./DrawShow'), 'DrawShow'),
  recordRepresentation: ({ pack_name, pack_name_en, count }: DrawResource) =>
    `${pickLocalName({ name: pack_name, name_en: pack_name_en })} × ${count}`,
  options: { section: 'members' },
};
