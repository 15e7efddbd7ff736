import CasinoIcon from '@mui/icons-material/Casino';
import type { Noun } from '../../layout/sections';
import { DrawList } from './DrawList';
import { DrawShow } from './DrawShow';

export const draws: Noun = {
  name: 'draws',
  icon: CasinoIcon,
  list: DrawList,
  show: DrawShow,
  recordRepresentation: 'id',
  options: { section: 'members' },
};
