import AccountTreeIcon from '@mui/icons-material/AccountTree';
import type { Noun } from '../../layout/sections';
import { LedgerAccountList } from './LedgerAccountList';
import { LedgerAccountShow } from './LedgerAccountShow';

export const ledgerAccounts: Noun = {
  name: 'ledger-accounts',
  icon: AccountTreeIcon,
  list: LedgerAccountList,
  show: LedgerAccountShow,
  options: { section: 'finance' },
};
