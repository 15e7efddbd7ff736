import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import type { Noun } from '../../layout/sections';
import { DeadLetterList } from './DeadLetterList';
import { DeadLetterShow } from './DeadLetterShow';

export const deadLetters: Noun = {
  name: 'dead-letters',
  icon: ReportProblemIcon,
  list: DeadLetterList,
  show: DeadLetterShow,
  options: { section: 'shop' },
};
