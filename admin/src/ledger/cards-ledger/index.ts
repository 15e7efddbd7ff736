import StyleIcon from '@mui/icons-material/Style';
import type { Noun } from '../../layout/sections';
import { CardsLedgerList } from './CardsLedgerList';

export const cardsLedger: Noun = {
  name: 'cards-ledger',
  icon: StyleIcon,
  list: CardsLedgerList,
  recordRepresentation: 'title',
  options: { section: 'finance' },
};
