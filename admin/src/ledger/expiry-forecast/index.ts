import HourglassBottomIcon from '@mui/icons-material/HourglassBottom';
import type { Noun } from '../../layout/sections';
import { ExpiryForecastPage } from './ExpiryForecastPage';

export const expiryForecast: Noun = {
  name: 'expiry-forecast',
  icon: HourglassBottomIcon,
  list: ExpiryForecastPage,
  options: { section: 'finance' },
};
