import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { SmsStatus } from '../../platform/sms/sms-traffic.js';
import type { Membership } from '../streams/member.state.js';
import type { NumberRefused } from '../streams/phone-number.js';

export type SendPhoneCodeRefused =
  | Refusal<'PhoneVerifiedAlready' | 'NumberTaken' | 'SmsOff' | 'NotSent'>
  | (Refusal<'TooManyCodes'> & { readonly waitSeconds: number })
  | NumberRefused;

/** Decides whether a code may be sent to a number for a member. Limits are checked elsewhere. */
export const decideSendPhoneCode = (
  member: Membership,
  facts: { readonly isHeldByAnother: boolean },
): Decision<never, SendPhoneCodeRefused> => {
  if (member.phoneVerified) return refuse({ code: 'PhoneVerifiedAlready' });
  return facts.isHeldByAnother ? refuse({ code: 'NumberTaken' }) : accept();
};

/** Returns true when the shop sends messages at present. */
export const isSendingSms = (isOn: boolean, { state }: Pick<SmsStatus, 'state'>): boolean =>
  isOn && state !== 'stopped' && state !== 'spent';
