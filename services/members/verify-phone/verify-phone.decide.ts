import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { PhoneVerified } from '../streams/member.events.js';
import type { Membership } from '../streams/member.state.js';

/** The number of wrong codes after which even the right one is refused. */
export const MAX_TRIES = 5;

/** The newest code that was sent to the member, and the one that they typed. */
export interface TypedCode {
  readonly expiresAt: Date;
  /** The number of wrong codes typed before. */
  readonly tries: number;
  readonly isUsed: boolean;
  readonly isRight: boolean;
  /** True when another member has verified the number meanwhile. */
  readonly isHeldByAnother: boolean;
}

export type VerifyPhoneRefused =
  | Refusal<'NoCode' | 'CodeExpired' | 'TooManyTries' | 'NumberTaken'>
  | (Refusal<'CodeWrong'> & { readonly triesLeft: number });

/** Decides on a typed code. A phone that is verified already stays so, and this is no error. */
export const decideVerifyPhone = (
  member: Membership,
  memberId: string,
  code: TypedCode | null,
  now: Date,
): Decision<PhoneVerified, VerifyPhoneRefused> => {
  if (member.phoneVerified) return accept();
  if (!code || code.isUsed) return refuse({ code: 'NoCode' });
  if (now >= code.expiresAt) return refuse({ code: 'CodeExpired' });
  if (code.tries >= MAX_TRIES) return refuse({ code: 'TooManyTries' });
  if (!code.isRight) {
    const triesLeft = MAX_TRIES - code.tries - 1;
    return refuse(triesLeft > 0 ? { code: 'CodeWrong', triesLeft } : { code: 'TooManyTries' });
  }
  if (code.isHeldByAnother) return refuse({ code: 'NumberTaken' });
  return accept({ type: 'PhoneVerified', data: { memberId } });
};
