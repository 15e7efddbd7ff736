import StyleIcon from '@mui/icons-material/Style';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import { CardCreate } from './CardCreate';
import { CardEdit } from './CardEdit';
import { CardList } from './CardList';
import { CardShow } from './CardShow';

export const cards: Noun = {
  name: 'cards',
  icon: StyleIcon,
  list: CardList,
  show: CardShow,
  create: CardCreate,
  edit: CardEdit,
  recordRepresentation: localName,
  options: { section: 'catalog' },
};
