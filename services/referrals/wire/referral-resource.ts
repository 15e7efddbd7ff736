import { toTokyoIso } from '../../kernel/time.js';
import type { ReferralResource } from './referral.contract.js';

/** The columns of `referrals.referrals` that operators see. */
export type ReferralRow = Omit<ReferralResource, 'created' | 'settled_at'> & {
  readonly created: Date;
  readonly settled_at: Date | null;
};

/** A referral as the operators' API shows it. */
export const referralResource = ({ created, settled_at, ...row }: ReferralRow): ReferralResource => ({
  ...row,
  created: toTokyoIso(created),
  settled_at: settled_at && toTokyoIso(settled_at),
});
