import FactCheckIcon from '@mui/icons-material/FactCheck';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const partnerDays: ConsoleResource = {
  name: 'partner-days',
  icon: FactCheckIcon,
  list: lazyPage('partners', () => import('./PartnerDayList'), 'PartnerDayList'),
  options: { section: 'finance' },
};
