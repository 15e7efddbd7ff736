import type { Policy } from '../../kernel/policy.js';
import type { PhoneVerified } from '../../members/index.js';
import type { ChargebackWon, PaymentConfirmed, RefundBounced, RefundFailed } from '../../payments/index.js';
import { SettleReferrals } from './settle-referrals.command.js';

/**
 * Whatever may make a friend's referral due, or the referrer one who may refer. It is about money: it begins with the first
 * fact of all, so that nobody who verified before the shop had referrals goes without, and none is ever left out.
 */
export const settleReferralsWhenMemberQualifies: Policy<
  PhoneVerified | PaymentConfirmed | ChargebackWon | RefundFailed | RefundBounced
> = {
  name: 'settle-referrals-when-member-qualifies',
  isLedger: true,
  on: {
    PhoneVerified: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
    PaymentConfirmed: ({ data }, commandId) =>
      data.creditedTo === 'wallet' ? new SettleReferrals(data.memberId, commandId) : null,
    // Money that was in doubt is the shop's again.
    ChargebackWon: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
    RefundFailed: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
    RefundBounced: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
  },
};
