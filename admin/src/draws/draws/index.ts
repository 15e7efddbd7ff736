import CasinoIcon from '@mui/icons-material/Casino';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import type { DrawResource } from './draw';

export const draws: Noun = {
  name: 'draws',
  icon: CasinoIcon,
  list: lazyPage('draws', () => import('./DrawList'), 'DrawList'),
  show: lazyPage(['draws', 'shipments', 'timeline'], () => import('./DrawShow'), 'DrawShow'),
  recordRepresentation: ({ pack_name, pack_name_en, count }: DrawResource) =>
    `${localName({ name: pack_name, name_en: pack_name_en })} × ${count}`,
  options: { section: 'members' },
};
