import ChecklistIcon from '@mui/icons-material/Checklist';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const goingLive: ConsoleResource = {
  name: 'going-live',
  icon: ChecklistIcon,
  list: lazyPage('going-live', () => import('./GoingLiveList'), 'GoingLiveList'),
  options: { section: 'shop' },
};
