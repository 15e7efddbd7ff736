import HandshakeIcon from '@mui/icons-material/Handshake';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const partnerSites: ConsoleResource = {
  name: 'partner-sites',
  icon: HandshakeIcon,
  list: lazyPage('partners', () => import('./SiteList'), 'SiteList'),
  create: lazyPage('partners', () => import('./SitePages'), 'SiteCreate'),
  edit: lazyPage('partners', () => import('./SitePages'), 'SiteEdit'),
  show: lazyPage(['partners', 'timeline'], () => import('./SiteShow'), 'SiteShow'),
  recordRepresentation: pickLocalName,
  options: { section: 'payments' },
};
