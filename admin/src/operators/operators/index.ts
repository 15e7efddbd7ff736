import BadgeIcon from '@mui/icons-material/Badge';
import type { Noun } from '../../layout/sections';
import { OperatorCreate } from './OperatorCreate';
import { OperatorList } from './OperatorList';
import { OperatorShow } from './OperatorShow';

export const operators: Noun = {
  name: 'operators',
  icon: BadgeIcon,
  list: OperatorList,
  create: OperatorCreate,
  show: OperatorShow,
  recordRepresentation: 'name',
  options: { section: 'shop' },
};
