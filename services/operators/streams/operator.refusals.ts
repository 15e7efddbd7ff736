import type { Refusal } from '../../kernel/decision.js';
import type { PasswordRefused } from './new-password.js';

/** Why a change of an operator is refused. */
export type ChangeOperatorRefused =
  | Refusal<'LastOwner' | 'SameRole' | 'AlreadyDisabled' | 'NotDisabled' | 'Disabled'>
  | Refusal<'OtpRequiredAlready' | 'OtpNotRequired' | 'NoOtp' | 'OwnOtp'>
  | Refusal<'SameMember' | 'NoSuchMember' | 'MemberOfAnother' | 'NoMemberNamed' | 'OwnMember'>
  | PasswordRefused;

/** Why a command about an operator is refused. */
export type OperatorRefusal = ChangeOperatorRefused | Refusal<'MailTaken'>;
