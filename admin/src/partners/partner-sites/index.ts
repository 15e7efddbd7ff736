import HandshakeIcon from '@mui/icons-material/Handshake';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const partnerSites: Noun = {
  name: 'partner-sites',
  icon: HandshakeIcon,
  list: lazyPage(() => import('./SiteList'), 'SiteList'),
  create: lazyPage(() => import('./SitePages'), 'SiteCreate'),
  edit: lazyPage(() => import('./SitePages'), 'SiteEdit'),
  show: lazyPage(() => import('./SiteShow'), 'SiteShow'),
  recordRepresentation: localName,
  options: { section: 'payments' },
};
