import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

/** A member who registered with this member's code. */
export interface IntroducedFriend {
  readonly id: string;
  readonly registered_at: IsoTime;
  /** The referral; null before the friend's phone is verified. */
  readonly referral: ReferralResource | null;
}

/** A member's referrer, and the friends whom they brought. */
export interface MemberReferrals {
  /** The referrer; null for a registration without a code. */
  readonly referrer_id: string | null;
  /** The member's own referral as a friend; null before their phone is verified, or without a referrer. */
  readonly own: ReferralResource | null;
  /** The friends, newest first, at most 100. */
  readonly friends: readonly IntroducedFriend[];
  /** The steps that the member must complete before they may refer. */
  readonly missing: readonly ('phone' | 'payment')[];
  /** The number of friends that the member may still bring. */
  readonly left: number;
}

export interface MemberReferralsCalls {
  /** Returns a member's referrer, and the friends whom they brought. */
  'GET /admin-api/members/{id}/referrals': { answer: MemberReferrals };
}
