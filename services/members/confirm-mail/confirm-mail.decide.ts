import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ConfirmMailRefused = Refusal<'LinkUnknown' | 'LinkExpired'>;

/**
 * Decides on a confirmation with the link from a mail. A link that is opened again, by the member or by a mail scanner, changes
 * nothing and is no error.
 */
export const decideConfirmMail = (
  member: Membership,
  memberId: string,
  link: { readonly isExpired: boolean },
): Decision<MailConfirmed, ConfirmMailRefused> => {
  if (member.mailConfirmed) return accept();
  if (link.isExpired) return refuse({ code: 'LinkExpired' });
  return accept({ type: 'MailConfirmed', data: { memberId } });
};
