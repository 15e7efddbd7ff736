import ContactMailIcon from '@mui/icons-material/ContactMail';
import type { Noun } from '../../layout/sections';
import { ContactList } from './ContactList';
import { ContactShow } from './ContactShow';
import type { ContactResource } from './contact';

export const contacts: Noun = {
  name: 'contacts',
  icon: ContactMailIcon,
  list: ContactList,
  show: ContactShow,
  recordRepresentation: ({ number }: ContactResource) => number,
  options: { section: 'members' },
};
