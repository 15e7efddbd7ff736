import type { Yen } from '../../kernel/money.js';
import { toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { LimitsNow } from '../rows/limits-now.rows.js';
import { ageCapOn } from '../streams/age-caps.js';
import { findNextLimit, findPauseEnd, limitAt } from '../streams/limits.js';
import type { OwnLimits } from './own-limits.contract.js';

/** Builds a member's limits for the wire. @param asksBirthday the setting */
export const ownLimitsOf = (
  { limits, spending, birthday, now }: LimitsNow,
  paidThisMonth: Yen,
  asksBirthday: boolean,
): OwnLimits => {
  const next = findNextLimit(limits, now);
  const until = findPauseEnd(limits, now);
  return {
    monthly_yen: limitAt(limits, now),
    next_monthly_yen: next?.monthlyYen ?? null,
    next_from: next && toTokyoIso(new Date(next.from)),
    paid_this_month: paidThisMonth,
    spent_this_month: spending.paid + spending.open,
    open_this_month: spending.open,
    age_monthly_yen: ageCapOn(birthday, toTokyoDate(now)),
    birthday_needed: asksBirthday && birthday === null ? '1' : '0',
    paused_until: until && toTokyoIso(until),
  };
};
