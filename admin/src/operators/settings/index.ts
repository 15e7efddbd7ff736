import SettingsIcon from '@mui/icons-material/Settings';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const settings: ConsoleResource = {
  name: 'settings',
  icon: SettingsIcon,
  list: lazyPage('operators', () => import('./SettingList'), 'SettingList'),
  show: lazyPage(['operators', 'timeline'], () => import('./SettingShow'), 'SettingShow'),
  options: { section: 'shop' },
};
