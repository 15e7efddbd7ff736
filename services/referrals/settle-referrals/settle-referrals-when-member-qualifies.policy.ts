import type { Policy } from '../../kernel/policy.js';
import type { PhoneVerified } from '../../members/index.js';
import type { ChargebackWon, PaymentConfirmed, RefundBounced, RefundFailed } from '../../payments/index.js';
import { SettleReferrals } from './settle-referrals.command.js';

/**
 * Settles referrals on each event that may make a friend's bonus due, or allow the referrer to refer. It processes the log from
 * its first event, so that members verified before this module existed are included.
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
    // The shop has the money again.
    ChargebackWon: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
    RefundFailed: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
    RefundBounced: ({ data }, commandId) => new SettleReferrals(data.memberId, commandId),
  },
};
