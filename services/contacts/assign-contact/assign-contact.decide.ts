import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ContactChange, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** Assigns an open contact to an operator. It may be assigned to another already. */
export const decideAssignContact = (
  { status, assignedTo }: Pick<Contact, 'status' | 'assignedTo'>,
  to: string,
): Decision<ContactChange, ContactRefusal> => {
  if (status === 'closed') return refuse({ code: 'Closed' });
  return assignedTo === to ? refuse({ code: 'AlreadyTheirs' }) : accept({ change: 'ContactAssigned', data: { to } });
};
