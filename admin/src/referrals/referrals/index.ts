import GroupAddIcon from '@mui/icons-material/GroupAdd';
import type { Noun } from '../../layout/sections';
import { ReferralList } from './ReferralList';
import { ReferralShow } from './ReferralShow';
import type { ReferralResource } from './referral';

export const referrals: Noun = {
  name: 'referrals',
  icon: GroupAddIcon,
  list: ReferralList,
  show: ReferralShow,
  recordRepresentation: ({ id }: ReferralResource) => id.slice(0, 8),
  options: { section: 'members' },
};
