import PeopleIcon from '@mui/icons-material/People';
import type { Noun } from '../../layout/sections';
import { MemberList } from './MemberList';
import { MemberShow } from './MemberShow';
import { fullName, type MemberListed } from './member';

export const members: Noun = {
  name: 'members',
  icon: PeopleIcon,
  list: MemberList,
  show: MemberShow,
  recordRepresentation: (member: MemberListed) => fullName(member),
  options: { section: 'members' },
};
