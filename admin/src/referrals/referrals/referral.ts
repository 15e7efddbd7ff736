import type { ReferralResource } from '../../../../services/referrals/wire/referral.contract.js';

export type { ReferralResource };

/** The colours of the states. A held referral waits for a review. */
export const STATE_COLOURS = { held: 'warning', paid: 'success', waiting: 'info' } as const;
