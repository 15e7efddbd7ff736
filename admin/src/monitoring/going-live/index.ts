import ChecklistIcon from '@mui/icons-material/Checklist';
import type { Noun } from '../../layout/sections';
import { GoingLiveList } from './GoingLiveList';

export const goingLive: Noun = {
  name: 'going-live',
  icon: ChecklistIcon,
  list: GoingLiveList,
  options: { section: 'shop' },
};
