import { toTokyoIso } from '../../kernel/time.js';
import type { ReferralResource } from './referral.contract.js';

/** Columns of `referrals.referrals` in the operators' API. */
export type ReferralRow = Omit<ReferralResource, 'created' | 'settled_at'> & {
  readonly created: Date;
  readonly settled_at: Date | null;
};

/** Converts a referral to its resource of the operators' API. */
export const toReferralResource = ({ created, settled_at, ...row }: ReferralRow): ReferralResource => ({
  ...row,
  created: toTokyoIso(created),
  settled_at: settled_at && toTokyoIso(settled_at),
});
