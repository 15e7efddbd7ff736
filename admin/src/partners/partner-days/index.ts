import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { Noun } from '../../layout/sections';
import { PartnerDayList } from './PartnerDayList';

export const partnerDays: Noun = {
  name: 'partner-days',
  icon: FactCheckIcon,
  list: PartnerDayList,
  options: { section: 'finance' },
};
