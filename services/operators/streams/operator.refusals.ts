import type { Refusal } from '../../kernel/decision.js';
import type { PasswordRefused } from './new-password.js';

/** The refusals of a change of an operator. */
export type ChangeOperatorRefused =
  | Refusal<'LastOwner' | 'SameRole' | 'AlreadyDisabled' | 'NotDisabled' | 'Disabled'>
  | Refusal<'OtpRequiredAlready' | 'OtpNotRequired' | 'NoOtp' | 'OwnOtp'>
  | Refusal<'SameMember' | 'NoSuchMember' | 'MemberOfAnother' | 'NoMemberNamed' | 'OwnMember'>
  | PasswordRefused;

/** The refusals of commands about an operator. */
export type OperatorRefusal = ChangeOperatorRefused | Refusal<'MailTaken'>;
