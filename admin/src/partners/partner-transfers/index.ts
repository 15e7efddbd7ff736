import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import type { Noun } from '../../layout/sections';
import { TransferList } from './TransferList';
import { TransferShow } from './TransferShow';

export const partnerTransfers: Noun = {
  name: 'partner-transfers',
  icon: SwapHorizIcon,
  list: TransferList,
  show: TransferShow,
  options: { section: 'payments' },
};
