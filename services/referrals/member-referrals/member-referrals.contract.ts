import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { ReferralResource } from '../wire/referral.contract.js';

/** Somebody who registered with the member's code. */
export interface IntroducedFriend {
  readonly id: string;
  readonly registered_at: IsoTime;
  /** What became of it; null before the friend's phone is verified. */
  readonly referral: ReferralResource | null;
}

/** Who brought a member, and whom they brought. */
export interface MemberReferrals {
  /** null for one who came without a code. */
  readonly referrer_id: string | null;
  /** Of the member as a friend; null before their phone is verified, or where nobody brought them. */
  readonly own: ReferralResource | null;
  /** The newest first, 100 at the most. */
  readonly friends: readonly IntroducedFriend[];
  /** What the member has to do before they may refer. */
  readonly missing: readonly ('phone' | 'payment')[];
  /** Friends for whom there is a place left. */
  readonly left: number;
}

export interface MemberReferralsCalls {
  /** Who brought a member, and whom they brought. */
  'GET /admin-api/members/{id}/referrals': { answer: MemberReferrals };
}
