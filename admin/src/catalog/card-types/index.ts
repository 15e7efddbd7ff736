import CategoryIcon from '@mui/icons-material/Category';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const cardTypes: Noun = {
  name: 'card-types',
  icon: CategoryIcon,
  list: lazyPage(() => import('./CardTypeList'), 'CardTypeList'),
  create: lazyPage(() => import('./CardTypePages'), 'CardTypeCreate'),
  edit: lazyPage(() => import('./CardTypePages'), 'CardTypeEdit'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
