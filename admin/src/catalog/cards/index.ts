import StyleIcon from '@mui/icons-material/Style';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const cards: Noun = {
  name: 'cards',
  icon: StyleIcon,
  list: lazyPage(() => import('./CardList'), 'CardList'),
  show: lazyPage(() => import('./CardShow'), 'CardShow'),
  create: lazyPage(() => import('./CardCreate'), 'CardCreate'),
  edit: lazyPage(() => import('./CardEdit'), 'CardEdit'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
