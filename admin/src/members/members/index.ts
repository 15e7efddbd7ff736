import PeopleIcon from '@mui/icons-material/People';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { fullName, type MemberListed } from './member';

export const members: Noun = {
  name: 'members',
  icon: PeopleIcon,
  list: lazyPage('members', () => import('./MemberList'), 'MemberList'),
  show: lazyPage(
    ['members', 'member', 'member-timeline', 'abuse', 'draws', 'shipments', 'referrals', 'timeline'],
    () => import('./MemberShow'),
    'MemberShow',
  ),
  recordRepresentation: (member: MemberListed) => fullName(member),
  options: { section: 'members' },
};
