import CasinoIcon from '@mui/icons-material/Casino';
import type { Noun } from '../../layout/sections';
import { DrawList } from './DrawList';
import { DrawShow } from './DrawShow';
import type { DrawResource } from './draw';

export const draws: Noun = {
  name: 'draws',
  icon: CasinoIcon,
  list: DrawList,
  show: DrawShow,
  recordRepresentation: ({ pack_name, count }: DrawResource) => `${pack_name} × ${count}`,
  options: { section: 'members' },
};
