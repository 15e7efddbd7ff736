import { addBankDays, addDays } from '../../kernel/business-days.js';
import { DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { isWallet } from '../../platform/payments/providers.shared.js';
import type { PaymentMethod } from './payment.events.js';

const SLIP_DAYS = 3;
/** The number of business days for a transfer. */
const TRANSFER_BUSINESS_DAYS = 3;
/** The time for a member at the card's issuer, the carrier or the wallet. */
const ELSEWHERE_MS = 30 * 60_000;
/** The time in which late money of an expired payment is looked for. */
const LATE_MS = 3 * DAY_MS;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The ages of a payment at its queries; later they come every hour. */
const LOOKS_MS = [5000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

const endOf = (day: TokyoDate): Date => new Date(startOfTokyoDate(addDays(day, 1)).getTime() - 1);

/** Computes the due time of a new payment. */
export const dueOf = (method: PaymentMethod, now: Date): Date => {
  if (isWallet(method)) return new Date(now.getTime() + ELSEWHERE_MS);
  switch (method) {
    case 'card':
    case 'carrier':
      return new Date(now.getTime() + ELSEWHERE_MS);
    case 'convenience-store':
    case 'pay-easy':
      return endOf(addDays(toTokyoDate(now), SLIP_DAYS));
    case 'bank-transfer':
      return endOf(addBankDays(toTokyoDate(now), TRANSFER_BUSINESS_DAYS));
  }
};

/**
 * The end of queries to a provider. After `due`, a refused payment can no longer be paid. After `late`, money can no longer
 * arrive late. With `decided`, the provider holds the money, however long it takes.
 */
export type QueryUntil = 'due' | 'late' | 'decided';

const UNTIL_MS: Readonly<Record<QueryUntil, number>> = { due: 0, late: LATE_MS, decided: Number.POSITIVE_INFINITY };

/** Computes the time of the next query about an unfinished payment; null once it is too late for money. */
export const computeNextQueryTime = (
  requestedAt: Date,
  due: Date,
  now: Date,
  until: QueryUntil = 'late',
): Date | null => {
  const ageMs = now.getTime() - requestedAt.getTime();
  const lookMs = LOOKS_MS.find((atMs) => atMs > ageMs) ?? HOUR_MS * (Math.floor(ageMs / HOUR_MS) + 1);
  const look = new Date(requestedAt.getTime() + lookMs);
  return look.getTime() <= due.getTime() + UNTIL_MS[until] ? look : null;
};

/** The days after a payment on which its money is verified. A lost webhook thus only costs time. */
const RETURN_LOOK_DAYS = [1, 3, 7, 14, 30, 60, 90, 120, 180];

/** The additional queries after a refund: most failures appear at once. */
const REFUND_LOOKS_MS = [10 * MINUTE_MS, HOUR_MS];

/**
 * Computes the time of the next query about a paid payment; null once it can neither be refunded nor have a bounced
 * refund.
 *
 * @param refundedAt the time of the provider's last refund; null for none
 */
export const computeNextReturnQueryTime = (paidAt: Date, refundedAt: Date | null, now: Date): Date | null => {
  const after = (since: Date, pausesMs: readonly number[]) => pausesMs.map((pauseMs) => since.getTime() + pauseMs);
  const daysMs = RETURN_LOOK_DAYS.map((days) => days * DAY_MS);
  const looks = [...after(paidAt, daysMs), ...(refundedAt ? after(refundedAt, [...REFUND_LOOKS_MS, ...daysMs]) : [])];
  const next = Math.min(...looks.filter((lookMs) => lookMs > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
};
