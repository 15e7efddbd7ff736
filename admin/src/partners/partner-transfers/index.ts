import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import type { TransferResource } from './transfer';

export const partnerTransfers: ConsoleResource = {
  name: 'partner-transfers',
  icon: SwapHorizIcon,
  list: lazyPage('partners', () => import('./TransferList'), 'TransferList'),
  show: lazyPage(['partners', 'timeline'], () => import('./TransferShow'), 'TransferShow'),
  recordRepresentation: ({ id }: TransferResource) => id.slice(0, 8),
  options: { section: 'payments' },
};
