import StyleIcon from '@mui/icons-material/Style';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const cards: Noun = {
  name: 'cards',
  icon: StyleIcon,
  list: lazyPage('catalog', () => import('./CardList'), 'CardList'),
  show: lazyPage(['catalog', 'timeline'], () => import('./CardShow'), 'CardShow'),
  create: lazyPage('catalog', () => import('./CardCreate'), 'CardCreate'),
  edit: lazyPage('catalog', () => import('./CardEdit'), 'CardEdit'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
