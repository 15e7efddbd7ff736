import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const ranks: Noun = {
  name: 'ranks',
  icon: MilitaryTechIcon,
  list: lazyPage('ranks', () => import('./RankList'), 'RankList'),
  create: lazyPage(['ranks', 'timeline'], () => import('./RankPages'), 'RankCreate'),
  edit: lazyPage(['ranks', 'timeline'], () => import('./RankPages'), 'RankEdit'),
  show: lazyPage(['ranks', 'timeline'], () => import('./RankShow'), 'RankShow'),
  recordRepresentation: localName,
  options: { section: 'members' },
};
