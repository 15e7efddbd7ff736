import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const deadLetters: ConsoleResource = {
  name: 'dead-letters',
  icon: ReportProblemIcon,
  list: lazyPage('monitoring', () => import('./DeadLetterList'), 'DeadLetterList'),
  show: lazyPage(['monitoring', 'timeline'], () => import('./DeadLetterShow'), 'DeadLetterShow'),
  options: { section: 'shop' },
};
