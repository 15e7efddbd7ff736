import { isoTokyo } from '../../kernel/time.js';
import type { LimitsNow } from '../rows/limits-now.rows.js';
import { limitAt, nextLimitAt, pausedUntilAt } from '../streams/limits.js';
import type { OwnLimits } from './own-limits.contract.js';

/** A member's limits as the wire has them. */
export const ownLimitsOf = ({ limits, spending, now }: LimitsNow): OwnLimits => {
  const next = nextLimitAt(limits, now);
  const until = pausedUntilAt(limits, now);
  return {
    monthly_yen: limitAt(limits, now),
    next_monthly_yen: next?.monthlyYen ?? null,
    next_from: next && isoTokyo(new Date(next.from)),
    spent_this_month: spending.paid + spending.open,
    open_this_month: spending.open,
    paused_until: until && isoTokyo(until),
  };
};
