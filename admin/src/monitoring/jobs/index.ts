import ScheduleIcon from '@mui/icons-material/Schedule';
import type { Noun } from '../../layout/sections';
import { JobList } from './JobList';

export const jobs: Noun = { name: 'jobs', icon: ScheduleIcon, list: JobList, options: { section: 'shop' } };
