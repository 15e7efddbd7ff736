import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { ContactChange, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** One looks after it, and another may take it over. */
export const decideAssignContact = (
  { status, assignedTo }: Pick<Contact, 'status' | 'assignedTo'>,
  to: string,
): Decision<ContactChange, ContactRefusal> => {
  if (status === 'closed') return refuse({ code: 'Closed' });
  return assignedTo === to ? refuse({ code: 'AlreadyTheirs' }) : accept({ change: 'ContactAssigned', data: { to } });
};
