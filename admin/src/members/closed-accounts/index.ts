import PersonOffIcon from '@mui/icons-material/PersonOff';
import type { Noun } from '../../layout/sections';
import { ClosedAccountList } from './ClosedAccountList';

export const closedAccounts: Noun = {
  name: 'closed-accounts',
  icon: PersonOffIcon,
  list: ClosedAccountList,
  options: { section: 'members' },
};
