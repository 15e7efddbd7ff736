import StyleIcon from '@mui/icons-material/Style';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const cards: ConsoleResource = {
  name: 'cards',
  icon: StyleIcon,
  list: lazyPage('catalog', () => import('./CardList'), 'CardList'),
  show: lazyPage(['catalog', 'timeline'], () => import('./CardShow'), 'CardShow'),
  create: lazyPage('catalog', () => import('./CardCreate'), 'CardCreate'),
  edit: lazyPage('catalog', () => import('./CardEdit'), 'CardEdit'),
  recordRepresentation: pickLocalName,
  options: { section: 'catalog' },
};
