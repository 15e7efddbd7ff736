import ChecklistIcon from '@mui/icons-material/Checklist';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';

export const goingLive: Noun = {
  name: 'going-live',
  icon: ChecklistIcon,
  list: lazyPage('going-live', () => import('./GoingLiveList'), 'GoingLiveList'),
  options: { section: 'shop' },
};
