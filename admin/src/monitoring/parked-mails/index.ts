import UnsubscribeIcon from '@mui/icons-material/Unsubscribe';
import type { Noun } from '../../layout/sections';
import { ParkedMailList } from './ParkedMailList';
import { ParkedMailShow } from './ParkedMailShow';

export const parkedMails: Noun = {
  name: 'parked-mails',
  icon: UnsubscribeIcon,
  list: ParkedMailList,
  show: ParkedMailShow,
  recordRepresentation: 'id',
  options: { section: 'shop' },
};
