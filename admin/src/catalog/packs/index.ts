import InventoryIcon from '@mui/icons-material/Inventory2';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import { PackCreate } from './PackCreate';
import { PackEdit } from './PackEdit';
import { PackList } from './PackList';
import { PackShow } from './PackShow';

export const packs: Noun = {
  name: 'packs',
  icon: InventoryIcon,
  list: PackList,
  show: PackShow,
  create: PackCreate,
  edit: PackEdit,
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
