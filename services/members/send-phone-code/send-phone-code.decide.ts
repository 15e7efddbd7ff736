import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { SmsStanding } from '../../platform/sms/sms-traffic.js';
import type { Member } from '../streams/member.state.js';
import type { NumberRefused } from '../streams/phone-number.js';

export type SendPhoneCodeRefused =
  | Refusal<'PhoneVerifiedAlready' | 'NumberTaken' | 'SmsOff' | 'NotSent'>
  | (Refusal<'TooManyCodes'> & { readonly waitSeconds: number })
  | NumberRefused;

/** Whether a code may go out to a number for a member, as far as the two of them go. */
export const decideSendPhoneCode = (
  member: Member,
  facts: { readonly isHeldByAnother: boolean },
): Decision<never, SendPhoneCodeRefused> => {
  if (member.phoneVerified) return refuse({ code: 'PhoneVerifiedAlready' });
  return facts.isHeldByAnother ? refuse({ code: 'NumberTaken' }) : accept();
};

/** Whether the shop sends messages at all now. */
export const isSendingSms = (isOn: boolean, { state }: Pick<SmsStanding, 'state'>): boolean =>
  isOn && state !== 'stopped' && state !== 'spent';
