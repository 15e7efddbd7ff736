import InventoryIcon from '@mui/icons-material/Inventory2';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const packs: ConsoleResource = {
  name: 'packs',
  icon: InventoryIcon,
  list: lazyPage('catalog', () => import('./PackList'), 'PackList'),
  show: lazyPage(['catalog', 'timeline'], () => import('./PackShow'), 'PackShow'),
  create: lazyPage('catalog', () => import('./PackCreate'), 'PackCreate'),
  edit: lazyPage('catalog', () => import('./PackEdit'), 'PackEdit'),
  recordRepresentation: pickLocalName,
  options: { section: 'catalog' },
};
