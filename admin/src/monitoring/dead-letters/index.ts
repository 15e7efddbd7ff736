import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const deadLetters: Noun = {
  name: 'dead-letters',
  icon: ReportProblemIcon,
  list: lazyPage('monitoring', () => import('./DeadLetterList'), 'DeadLetterList'),
  show: lazyPage(['monitoring', 'timeline'], () => import('./DeadLetterShow'), 'DeadLetterShow'),
  options: { section: 'shop' },
};
