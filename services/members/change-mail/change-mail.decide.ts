import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { IdentityCheck, MailChanged } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

export type ChangeMailRefused = Refusal<'AccountClosed' | 'MemberBanned' | 'SameMail' | 'MailTaken'>;

export interface MailFacts {
  /** To the letter; only its case may change. */
  readonly isPresent: boolean;
  /** It is another member's, without regard to case. */
  readonly isTaken: boolean;
}

/** An operator who has made sure of the person gives a member another mail address. */
export const decideChangeMail = (
  member: Member,
  memberId: string,
  facts: MailFacts,
  checked: readonly IdentityCheck[],
): Decision<MailChanged, ChangeMailRefused> => {
  if (member.closed) return refuse({ code: 'AccountClosed' });
  if (member.banned) return refuse({ code: 'MemberBanned' });
  if (facts.isPresent) return refuse({ code: 'SameMail' });
  if (facts.isTaken) return refuse({ code: 'MailTaken' });
  return accept({ type: 'MailChanged', data: { memberId, checked } });
};
