import InventoryIcon from '@mui/icons-material/Inventory2';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const packs: Noun = {
  name: 'packs',
  icon: InventoryIcon,
  list: lazyPage(() => import('./PackList'), 'PackList'),
  show: lazyPage(() => import('./PackShow'), 'PackShow'),
  create: lazyPage(() => import('./PackCreate'), 'PackCreate'),
  edit: lazyPage(() => import('./PackEdit'), 'PackEdit'),
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
