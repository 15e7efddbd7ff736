import type { OwnLimits } from './payments.api';

/** Yen that may still be paid this month, by one's own limit and that of one's age; null without either. */
export const leftOf = ({ monthly_yen, age_monthly_yen, spent_this_month }: OwnLimits): number | null => {
  const limits = [monthly_yen, age_monthly_yen].filter((limit) => limit > 0);
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits) - spent_this_month);
};

/** Tells whether the limit counts more than what is paid and open: money in dispute, or refunded of an earlier month. */
export const hasOtherCountedAmounts = ({ paid_this_month, open_this_month, spent_this_month }: OwnLimits): boolean =>
  spent_this_month > paid_this_month + open_this_month;

/** A limit as it is typed: a whole number of yen; null for what is none. */
export const parseLimit = (text: string): number | null => (/^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : null);
