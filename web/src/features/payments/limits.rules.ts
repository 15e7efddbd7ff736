import type { OwnLimits } from './payments.api';

/** Yen that may still be paid this month; null without a limit. */
export const leftOf = ({ monthly_yen, spent_this_month }: OwnLimits): number | null =>
  monthly_yen === 0 ? null : Math.max(0, monthly_yen - spent_this_month);

/** A limit as it is typed: a whole number of yen; null for what is none. */
export const typedLimit = (text: string): number | null => (/^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : null);
