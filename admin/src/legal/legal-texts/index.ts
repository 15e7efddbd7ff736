import GavelIcon from '@mui/icons-material/Gavel';
import type { Noun } from '../../layout/sections';
import { LegalTextList } from './LegalTextList';
import { LegalTextShow } from './LegalTextShow';
import { titleOf } from './legalText';

export const legalTexts: Noun = {
  name: 'legal-texts',
  icon: GavelIcon,
  list: LegalTextList,
  show: LegalTextShow,
  recordRepresentation: titleOf,
  options: { section: 'shop' },
};
