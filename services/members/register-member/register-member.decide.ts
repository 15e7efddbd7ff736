import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { MailConfirmed, MemberRegistered } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';
import type { RegistrationFacts } from '../streams/registration.js';

export type RegistrationProblem =
  | 'AlreadyRegistered'
  | 'MailTaken'
  | 'ReferralCodeUnknown'
  | 'ReferralCodeOwn'
  | 'ReferralPlacesTaken';

/** All refusals of a registration, so that a person can correct them at once. */
export interface RegistrationRefused extends Refusal<'RegistrationRefused'> {
  readonly problems: readonly RegistrationProblem[];
}

/**
 * Decides on a registration: the mail address must be unused, and the referral code valid or absent.
 *
 * @param isMailConfirmed true when the shop knows that the address is theirs
 */
export const decideRegisterMember = (
  member: Membership,
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
