import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed, MemberRegistered } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';
import type { RegistrationFacts } from '../streams/registration.js';

export type RegistrationProblem =
  | 'AlreadyRegistered'
  | 'MailTaken'
  | 'ReferralCodeUnknown'
  | 'ReferralCodeOwn'
  | 'ReferralPlacesTaken';

/** All that stands against a registration, so that a person can mend it in one go. */
export interface RegistrationRefused extends Refusal<'RegistrationRefused'> {
  readonly problems: readonly RegistrationProblem[];
}

/**
 * A person becomes a member: once, under a mail address of their own, and introduced by a member or by nobody.
 *
 * @param isMailConfirmed the shop knows already that the address is theirs
 */
export const decideRegisterMember = (
  member: Member,
  memberId: string,
  facts: RegistrationFacts,
  isMailConfirmed = false,
): Decision<MemberRegistered | MailConfirmed, RegistrationRefused> => {
  const problems: RegistrationProblem[] = [];
  if (member.registered) problems.push('AlreadyRegistered');
  if (facts.mailTaken) problems.push('MailTaken');
  if (facts.referralCodeUnknown) problems.push('ReferralCodeUnknown');
  if (facts.referralCodeOwn) problems.push('ReferralCodeOwn');
  else if (facts.referralPlacesTaken) problems.push('ReferralPlacesTaken');
  if (problems.length > 0) return refuse({ code: 'RegistrationRefused', problems });
  const registered: MemberRegistered = { type: 'MemberRegistered', data: { memberId } };
  const confirmed: readonly MailConfirmed[] = isMailConfirmed ? [{ type: 'MailConfirmed', data: { memberId } }] : [];
  return accept<MemberRegistered | MailConfirmed>(registered, ...confirmed);
};
