import CategoryIcon from '@mui/icons-material/Category';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const cardTypes: ConsoleResource = {
  name: 'card-types',
  icon: CategoryIcon,
  list: lazyPage('catalog', () => import('./CardTypeList'), 'CardTypeList'),
  create: lazyPage(['catalog', 'timeline'], () => import('./CardTypePages'), 'CardTypeCreate'),
  edit: lazyPage(['catalog', 'timeline'], () => import('./CardTypePages'), 'CardTypeEdit'),
  recordRepresentation: pickLocalName,
  options: { section: 'catalog' },
};
