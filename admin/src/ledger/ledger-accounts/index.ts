import AccountTreeIcon from '@mui/icons-material/AccountTree';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const ledgerAccounts: ConsoleResource = {
  name: 'ledger-accounts',
  icon: AccountTreeIcon,
  list: lazyPage('ledger', () => import('./LedgerAccountList'), 'LedgerAccountList'),
  show: lazyPage(['ledger', 'payments'], () => import('./LedgerAccountShow'), 'LedgerAccountShow'),
  options: { section: 'finance' },
};
