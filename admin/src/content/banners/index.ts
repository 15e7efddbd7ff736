import PanoramaIcon from '@mui/icons-material/Panorama';
import type { Noun } from '../../layout/sections';
import { BannerPage } from './BannerPage';

export const banners: Noun = {
  name: 'banners',
  icon: PanoramaIcon,
  list: BannerPage,
  options: { section: 'catalog' },
};
