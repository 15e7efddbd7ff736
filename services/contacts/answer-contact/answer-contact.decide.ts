import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { shownText } from '../../kernel/visible-text.js';
import type { ContactEvent, ContactRefusal } from '../commands/contact.target.js';
import type { Contact } from '../rows/contacts.rows.js';

/** As often as there is something to say, until it is closed. */
export const decideAnswerContact = (
  { status }: Pick<Contact, 'status'>,
  by: string,
  text: string,
): Decision<ContactEvent, ContactRefusal> =>
  status === 'closed'
    ? refuse({ code: 'Closed' })
    : accept({ type: 'ContactAnswered', data: { by, text: shownText(text) } });
