import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const ranks: Noun = {
  name: 'ranks',
  icon: MilitaryTechIcon,
  list: lazyPage(() => import('./RankList'), 'RankList'),
  create: lazyPage(() => import('./RankPages'), 'RankCreate'),
  edit: lazyPage(() => import('./RankPages'), 'RankEdit'),
  show: lazyPage(() => import('./RankShow'), 'RankShow'),
  recordRepresentation: localName,
  options: { section: 'members' },
};
