import StyleIcon from '@mui/icons-material/Style';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const cardsLedger: ConsoleResource = {
  name: 'cards-ledger',
  icon: StyleIcon,
  list: lazyPage('ledger', () => import('./CardsLedgerList'), 'CardsLedgerList'),
  recordRepresentation: 'title',
  options: { section: 'finance' },
};
