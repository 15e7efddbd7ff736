import type { ReferralResource } from '../../../../services/referrals/wire/referral.contract.js';

export type { ReferralResource };

/** How a state looks: what is held is for somebody to look at. */
export const STATE_COLOURS = { held: 'warning', paid: 'success', waiting: 'info' } as const;
