import ScheduleIcon from '@mui/icons-material/Schedule';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const jobs: ConsoleResource = {
  name: 'jobs',
  icon: ScheduleIcon,
  list: lazyPage('monitoring', () => import('./JobList'), 'JobList'),
  options: { section: 'shop' },
};
