import AccountTreeIcon from '@mui/icons-material/AccountTree';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const ledgerAccounts: Noun = {
  name: 'ledger-accounts',
  icon: AccountTreeIcon,
  list: lazyPage('ledger', () => import('./LedgerAccountList'), 'LedgerAccountList'),
  show: lazyPage(['ledger', 'payments'], () => import('./LedgerAccountShow'), 'LedgerAccountShow'),
  options: { section: 'finance' },
};
