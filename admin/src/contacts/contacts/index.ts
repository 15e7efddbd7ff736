import ContactMailIcon from '@mui/icons-material/ContactMail';
import { lazyPage } from '../../layout/lazyPage';
import type { ConsoleResource } from '../../layout/sections';
import type { ContactResource } from './contact';

export const contacts: ConsoleResource = {
  name: 'contacts',
  icon: ContactMailIcon,
  list: lazyPage('contacts', () => import('./ContactList'), 'ContactList'),
  show: lazyPage(['contacts', 'timeline'], () => import('./ContactShow'), 'ContactShow'),
  recordRepresentation: ({ number }: ContactResource) => number,
  options: { section: 'members' },
};
