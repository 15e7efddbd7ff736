import GavelIcon from '@mui/icons-material/Gavel';
import { lazyPage } from '../../layout/lazyPage';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';

export const legalTexts: Noun = {
  name: 'legal-texts',
  icon: GavelIcon,
  list: lazyPage('legal', () => import('./LegalTextList'), 'LegalTextList'),
  show: lazyPage(['legal', 'timeline'], () => import('./LegalTextShow'), 'LegalTextShow'),
  recordRepresentation: localName,
  options: { section: 'shop' },
};
