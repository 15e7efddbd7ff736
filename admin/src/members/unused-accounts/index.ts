import HourglassDisabledIcon from '@mui/icons-material/HourglassDisabled';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const unusedAccounts: ConsoleResource = {
  name: 'unused-accounts',
  icon: HourglassDisabledIcon,
  list: lazyPage(['unused-accounts', 'members', 'member'], () => import('./UnusedAccountList'), 'UnusedAccountList'),
  options: { section: 'members' },
};
