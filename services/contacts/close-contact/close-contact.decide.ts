import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ContactEvent, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** Also without an answer: some need none. */
export const decideCloseContact = ({ status }: Pick<Contact, 'status'>): Decision<ContactEvent, ContactRefusal> =>
  status === 'closed' ? refuse({ code: 'Closed' }) : accept({ type: 'ContactClosed', data: {} });
