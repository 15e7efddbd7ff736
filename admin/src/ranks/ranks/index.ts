import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const ranks: ConsoleResource = {
  name: 'ranks',
  icon: MilitaryTechIcon,
  list: lazyPage('ranks', () => import('./RankList'), 'RankList'),
  create: lazyPage(['ranks', 'timeline'], () => import('./RankPages'), 'RankCreate'),
  edit: lazyPage(['ranks', 'timeline'], () => import('./RankPages'), 'RankEdit'),
  show: lazyPage(['ranks', 'timeline'], () => import('./RankShow'), 'RankShow'),
  recordRepresentation: pickLocalName,
  options: { section: 'members' },
};
