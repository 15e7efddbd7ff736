import GavelIcon from '@mui/icons-material/Gavel';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import { pickLocalName } from '../../ui/localName';

export const legalTexts: ConsoleResource = {
  name: 'legal-texts',
  icon: GavelIcon,
  list: lazyPage('legal', () => import('./LegalTextList'), 'LegalTextList'),
  show: lazyPage(['legal', 'timeline'], () => import('./LegalTextShow'), 'LegalTextShow'),
  recordRepresentation: pickLocalName,
  options: { section: 'shop' },
};
