import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const pointSales: ConsoleResource = {
  name: 'point-sales',
  icon: PointOfSaleIcon,
  list: lazyPage(['ledger', 'payments'], () => import('./PointSalesPage'), 'PointSalesPage'),
  options: { section: 'finance' },
};
