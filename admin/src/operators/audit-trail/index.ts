import HistoryIcon from '@mui/icons-material/History';
import type { Noun } from '../../layout/sections';
import { ActList } from './ActList';
import { ActShow } from './ActShow';

export const auditTrail: Noun = {
  name: 'audit-trail',
  icon: HistoryIcon,
  list: ActList,
  show: ActShow,
  options: { section: 'shop' },
};
