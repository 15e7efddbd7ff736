import PanoramaIcon from '@mui/icons-material/Panorama';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const banners: ConsoleResource = {
  name: 'banners',
  icon: PanoramaIcon,
  list: lazyPage(['content', 'timeline'], () => import('./BannerPage'), 'BannerPage'),
  options: { section: 'catalog' },
};
