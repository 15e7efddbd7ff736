import type { Done } from '../../platform/http/wire.contract.js';

export interface OwnReferralsAnswer extends Done {
  readonly detail: {
    /** To be given at registration. */
    readonly code: string;
    /** Where a friend registers with it. */
    readonly link: string;
    /** Points that each of the two gets. */
    readonly point: number;
    /** Friends for whom there is a place left. */
    readonly left: number;
    /** Friends for whom the bonus was paid. */
    readonly friends: number;
    /** Friends whose phone is verified, and whose bonus is not paid yet. */
    readonly waiting: number;
    /** What the member has to do before they may refer; empty where they may. */
    readonly missing: readonly ('phone' | 'payment')[];
    /**
     * The member's own referral; null when they gave no code. `unverified`: their phone is not verified yet. `unpaid`: they have to pay
     * first. `waiting`: the bonus waits for the referrer or for a review. `paid` and `refused` are final.
     */
    readonly own: 'unverified' | 'unpaid' | 'waiting' | 'paid' | 'refused' | null;
  };
}

export interface OwnReferralsCalls {
  /** The member’s referral code, and what has come of it. */
  'GET /api/user/referral': { answer: OwnReferralsAnswer };
}
