import type { Done } from '../../platform/http/requests/wire.contract.js';

export interface OwnReferralsAnswer extends Done {
  readonly detail: {
    /** The code that friends type at registration. */
    readonly code: string;
    /** The link to the registration with the code. */
    readonly link: string;
    /** The points that each of the two gets. */
    readonly point: number;
    /** The number of friends that the member may still bring. */
    readonly left: number;
    /** The number of friends for whom the bonus was paid. */
    readonly friends: number;
    /** The number of friends with a verified phone whose bonus is not paid yet. */
    readonly waiting: number;
    /** The steps that the member must complete before they may refer; empty if they may. */
    readonly missing: readonly ('phone' | 'payment')[];
    /**
     * State of the member's own referral; null without a code. The state `unverified` waits for their phone, and `unpaid` for their
     * payment. The state `waiting` waits for the referrer or for a review. The states `paid` and `refused` are final.
     */
    readonly own: 'unverified' | 'unpaid' | 'waiting' | 'paid' | 'refused' | null;
  };
}

export interface OwnReferralsCalls {
  /** Returns the member’s referral code and its results. */
  'GET /api/user/referral': { answer: OwnReferralsAnswer };
}
