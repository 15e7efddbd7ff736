import HourglassBottomIcon from '@mui/icons-material/HourglassBottom';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const expiryForecast: ConsoleResource = {
  name: 'expiry-forecast',
  icon: HourglassBottomIcon,
  list: lazyPage('ledger', () => import('./ExpiryForecastPage'), 'ExpiryForecastPage'),
  options: { section: 'finance' },
};
