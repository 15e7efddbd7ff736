import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { toShownText } from '../../kernel/visible-text.js';
import type { ContactChange, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** Answers a contact, any number of times until it is closed. */
export const decideReplyToContact = (
  { status }: Pick<Contact, 'status'>,
  by: string,
  text: string,
): Decision<ContactChange, ContactRefusal> =>
  status === 'closed'
    ? refuse({ code: 'Closed' })
    : accept({ change: 'ContactAnswered', data: { by, text: toShownText(text) } });
