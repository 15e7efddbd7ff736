import LinkIcon from '@mui/icons-material/Link';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';

export const chainChecks: ConsoleResource = {
  name: 'chain-checks',
  icon: LinkIcon,
  list: lazyPage('ledger', () => import('./ChainCheckList'), 'ChainCheckList'),
  recordRepresentation: 'id',
  options: { section: 'finance' },
};
