import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import type { Noun } from '../../layout/sections';
import { TransferList } from './TransferList';
import { TransferShow } from './TransferShow';
import type { TransferResource } from './transfer';

export const partnerTransfers: Noun = {
  name: 'partner-transfers',
  icon: SwapHorizIcon,
  list: TransferList,
  show: TransferShow,
  recordRepresentation: ({ id }: TransferResource) => id.slice(0, 8),
  options: { section: 'payments' },
};
