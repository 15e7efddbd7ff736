import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import type { Noun } from '../../layout/sections';
import { LedgerEntryList } from './LedgerEntryList';
import { LedgerEntryShow } from './LedgerEntryShow';

export const ledgerEntries: Noun = {
  name: 'ledger-entries',
  icon: ReceiptLongIcon,
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
