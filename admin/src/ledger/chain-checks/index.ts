import LinkIcon from '@mui/icons-material/Link';
import type { Noun } from '../../layout/sections';
import { ChainCheckList } from './ChainCheckList';

export const chainChecks: Noun = {
  name: 'chain-checks',
  icon: LinkIcon,
  list: ChainCheckList,
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
