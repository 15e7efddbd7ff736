import UnsubscribeIcon from '@mui/icons-material/Unsubscribe';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const parkedMails: ConsoleResource = {
  name: 'parked-mails',
  icon: UnsubscribeIcon,
  list: lazyPage('monitoring', () => import('./ParkedMailList'), 'ParkedMailList'),
  show: lazyPage(['monitoring', 'timeline'], () => import('./ParkedMailShow'), 'ParkedMailShow'),
  recordRepresentation: 'id',
  options: { section: 'shop' },
};
