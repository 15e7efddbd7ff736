import type { OwnLimits } from './payments.api';

/** Returns the yen left this month by the member's limit and that of their age; null without a limit. */
export const leftOf = ({ monthly_yen, age_monthly_yen, spent_this_month }: OwnLimits): number | null => {
  const limits = [monthly_yen, age_monthly_yen].filter((limit) => limit > 0);
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits) - spent_this_month);
};

/**
 * Returns true if the limit counts more than paid and open payments: disputed money, or refunds of an earlier month.
 */
export const hasOtherCountedAmounts = ({ paid_this_month, open_this_month, spent_this_month }: OwnLimits): boolean =>
  spent_this_month > paid_this_month + open_this_month;

/** Parses a typed limit, a whole number of yen; null for anything else. */
export const parseLimit = (text: string): number | null => (/^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : null);
