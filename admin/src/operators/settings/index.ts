import SettingsIcon from '@mui/icons-material/Settings';
import type { Noun } from '../../layout/sections';
import { SettingList } from './SettingList';
import { SettingShow } from './SettingShow';

export const settings: Noun = {
  name: 'settings',
  icon: SettingsIcon,
  list: SettingList,
  show: SettingShow,
  options: { section: 'shop' },
};
