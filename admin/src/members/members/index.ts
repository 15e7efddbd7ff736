import PeopleIcon from '@mui/icons-material/People';
import type { Noun } from '../../layout/sections';
import { MemberList } from './MemberList';
import { MemberShow } from './MemberShow';
import { fullName, type MemberRecord } from './member';

export const members: Noun = {
  name: 'members',
  icon: PeopleIcon,
  list: MemberList,
  show: MemberShow,
  recordRepresentation: (member: MemberRecord) => fullName(member),
  options: { section: 'members' },
};
