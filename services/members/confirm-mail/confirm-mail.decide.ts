import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ConfirmMailRefused = Refusal<'LinkUnknown' | 'LinkExpired'>;

/**
 * A person with the link sent to an address reads its mail. A link that is opened again, by the member or by a program
 * that looks at links in mails, changes nothing and is no mistake.
 */
export const decideConfirmMail = (
  member: Member,
  memberId: string,
  link: { readonly isExpired: boolean },
): Decision<MailConfirmed, ConfirmMailRefused> => {
  if (member.mailConfirmed) return accept();
  if (link.isExpired) return refuse({ code: 'LinkExpired' });
  return accept({ type: 'MailConfirmed', data: { memberId } });
};
