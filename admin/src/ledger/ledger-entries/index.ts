import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const ledgerEntries: ConsoleResource = {
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
