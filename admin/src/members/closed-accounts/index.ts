import PersonOffIcon from '@mui/icons-material/PersonOff';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const closedAccounts: ConsoleResource = {
  name: 'closed-accounts',
  icon: PersonOffIcon,
  list: lazyPage('closed-accounts', () => import('./ClosedAccountList'), 'ClosedAccountList'),
  options: { section: 'members' },
};
