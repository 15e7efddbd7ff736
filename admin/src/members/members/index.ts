import PeopleIcon from '@mui/icons-material/People';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { formatFullName, type MemberListed } from './member';

export const members: ConsoleResource = {
  name: 'members',
  icon: PeopleIcon,
  list: lazyPage('members', () => import('./MemberList'), 'MemberList'),
  show: lazyPage(
    ['members', 'member', 'member-timeline', 'abuse', 'draws', 'shipments', 'referrals', 'timeline'],
    () => import('./MemberShow'),
    'MemberShow',
  ),
  recordRepresentation: (member: MemberListed) => formatFullName(member),
  options: { section: 'members' },
};
