import StyleIcon from '@mui/icons-material/Style';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const cardsLedger: Noun = {
  name: 'cards-ledger',
  icon: StyleIcon,
  list: lazyPage('ledger', () => import('./CardsLedgerList'), 'CardsLedgerList'),
  recordRepresentation: 'title',
  options: { section: 'finance' },
};
