import GavelIcon from '@mui/icons-material/Gavel';
import type { Noun } from '../../layout/sections';
import { localName } from '../../ui/localName';
import { LegalTextList } from './LegalTextList';
import { LegalTextShow } from './LegalTextShow';

export const legalTexts: Noun = {
  name: 'legal-texts',
  icon: GavelIcon,
  list: LegalTextList,
  show: LegalTextShow,
  recordRepresentation: localName,
  options: { section: 'shop' },
};
