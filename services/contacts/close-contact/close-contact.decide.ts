import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ContactChange, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** Closes a contact, answered or not. */
export const decideCloseContact = ({ status }: Pick<Contact, 'status'>): Decision<ContactChange, ContactRefusal> =>
  status === 'closed' ? refuse({ code: 'Closed' }) : accept({ change: 'ContactClosed', data: {} });
