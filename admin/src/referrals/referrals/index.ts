import GroupAddIcon from '@mui/icons-material/GroupAdd';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import type { ReferralResource } from './referral';

export const referrals: ConsoleResource = {
  name: 'referrals',
  icon: GroupAddIcon,
  list: lazyPage('referrals', () => import('./ReferralList'), 'ReferralList'),
  show: lazyPage(['referrals', 'timeline'], () => import('./ReferralShow'), 'ReferralShow'),
  recordRepresentation: ({ id }: ReferralResource) => id.slice(0, 8),
  options: { section: 'members' },
};
