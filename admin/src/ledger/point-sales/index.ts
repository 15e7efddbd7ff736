import PointOfSaleIcon from '@mui/icons-material/PointOfSale';
import type { Noun } from '../../layout/sections';
import { PointSalesPage } from './PointSalesPage';

export const pointSales: Noun = {
  name: 'point-sales',
  icon: PointOfSaleIcon,
  list: PointSalesPage,
  options: { section: 'finance' },
};
