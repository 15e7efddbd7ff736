import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import type { PhoneVerified } from '../streams/member.events.js';
import type { Member } from '../streams/member.state.js';

/** Wrong codes after which even the right one is none. */
export const MAX_TRIES = 5;

/** The newest code that was sent to the member, beside the one that they typed. */
export interface TypedCode {
  readonly expiresAt: Date;
  /** Wrong ones that were typed before. */
  readonly tries: number;
  readonly isUsed: boolean;
  readonly isRight: boolean;
  /** Another member has proved meanwhile that the number is theirs. */
  readonly isHeldByAnother: boolean;
}

export type VerifyPhoneRefused =
  | Refusal<'NoCode' | 'CodeExpired' | 'TooManyTries' | 'NumberTaken'>
  | (Refusal<'CodeWrong'> & { readonly triesLeft: number });

/** Who reads a phone's messages has the phone. A phone that is verified already stays so, and it is no mistake. */
export const decideVerifyPhone = (
  member: Member,
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
