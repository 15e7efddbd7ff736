import CategoryIcon from '@mui/icons-material/Category';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const cardTypes: Noun = {
  name: 'card-types',
  icon: CategoryIcon,
  list: lazyPage('catalog', () => import('./CardTypeList'), 'CardTypeList'),
  create: lazyPage(['catalog', 'timeline'], () => import('./CardTypePages'), 'CardTypeCreate'),
  edit: lazyPage(['catalog', 'timeline'], () => import('./CardTypePages'), 'CardTypeEdit'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
