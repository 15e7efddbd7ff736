import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const ledgerEntries: Noun = {
  name: 'ledger-entries',
  icon: ReceiptLongIcon,
  list: lazyPage('ledger', () => import('./LedgerEntryList'), 'LedgerEntryList'),
  show: lazyPage(
    ['ledger', 'members', 'member', 'payments', 'timeline'],
    () => import('./LedgerEntryShow'),
    'LedgerEntryShow',
  ),
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
