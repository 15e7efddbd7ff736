import HourglassDisabledIcon from '@mui/icons-material/HourglassDisabled';
import type { Noun } from '../../layout/sections';
import { UnusedAccountList } from './UnusedAccountList';

export const unusedAccounts: Noun = {
  name: 'unused-accounts',
  icon: HourglassDisabledIcon,
  list: UnusedAccountList,
  options: { section: 'members' },
};
