import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { IdentityCheck, MailChanged } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

export type ChangeMailRefused = Refusal<'AccountClosed' | 'MemberBanned' | 'SameMail' | 'MailTaken'>;

export interface MailFacts {
  /** True when the new address equals the present one exactly. Changing only its case is allowed. */
  readonly isPresent: boolean;
  /** True when another member has the address, regardless of case. */
  readonly isTaken: boolean;
}

/** Decides whether an operator who has checked the member's identity may change their mail address. */
export const decideChangeMail = (
  member: Membership,
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
