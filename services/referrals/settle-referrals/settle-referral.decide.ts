import { accept, type Decision } from '../../kernel/decision.js';
import { BONUS, MAX_FRIENDS } from '../streams/bonus.js';
import type { ReferralEvent, ReferralSign } from '../streams/referral.events.js';
import type { Referral } from '../streams/referral.state.js';

/** The present state of a friend and their referrer. */
export interface Pair {
  readonly referrerId: string;
  readonly isFriendVerified: boolean;
  /** True when the friend has paid for points, where the shop requires it. */
  readonly hasFriendPaid: boolean;
  readonly isReferrerVerified: boolean;
  readonly hasReferrerPaid: boolean;
  /** The number of the referrer's places used by others: paid, held or waiting. */
  readonly placesTaken: number;
  /** The reasons for a review by an operator; empty for none. */
  readonly signs: readonly ReferralSign[];
}

/**
 * Decides on a friend's referral as it is now. A friend takes a place when their phone is verified. The place waits until the referrer
 * may refer and, if the shop requires it, until the friend has paid. A friend who finds all places taken never gets a bonus. A repeated
 * decision changes nothing.
 */
export const decideSettleReferral = (
  { friendId, status }: Referral,
  { referrerId, isFriendVerified, hasFriendPaid, isReferrerVerified, hasReferrerPaid, placesTaken, signs }: Pair,
): Decision<ReferralEvent, never> => {
  const of = { friendId, referrerId };
  if (status !== 'none' && status !== 'waiting') return accept();
  if (!isFriendVerified) return accept();
  if (status === 'none' && placesTaken >= MAX_FRIENDS)
    return accept({ type: 'ReferralRefused', data: { ...of, because: 'limit' } });
  if (!hasFriendPaid || !isReferrerVerified || !hasReferrerPaid)
    return status === 'none' ? accept({ type: 'ReferralAwaited', data: of }) : accept();
  if (signs.length > 0) return accept({ type: 'ReferralHeld', data: { ...of, signs } });
  return accept({ type: 'ReferralPaid', data: { ...of, points: BONUS } });
};
