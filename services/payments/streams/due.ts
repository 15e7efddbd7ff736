import { addBankDays, addDays } from '../../kernel/business-days.js';
import { DAY_MS, startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { isWallet } from '../../platform/payments/providers.shared.js';
import type { PaymentMethod } from './payment.events.js';

const SLIP_DAYS = 3;
/** Days on which banks are open. */
const TRANSFER_BUSINESS_DAYS = 3;
/** How long a member may take at the card's issuer, the carrier or the wallet. */
const ELSEWHERE_MS = 30 * 60_000;
/** Money for a payment that has expired is looked for so long. */
const LATE_MS = 3 * DAY_MS;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How old a payment is when it is looked at; from then on every hour. */
const LOOKS_MS = [5000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

const endOf = (day: TokyoDate): Date => new Date(startOfTokyoDate(addDays(day, 1)).getTime() - 1);

/** The last moment at which a payment that is wanted now may be paid. */
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
 * The time until which a provider is asked. `due`: it has refused, and may change its answer until the due time. `late`: the payment
 * may still be paid, also late. `decided`: it holds the money back, however long it takes.
 */
export type LookUntil = 'due' | 'late' | 'decided';

const UNTIL_MS: Readonly<Record<LookUntil, number>> = { due: 0, late: LATE_MS, decided: Number.POSITIVE_INFINITY };

/** Returns the next time to ask the provider about a payment that nothing else has ended; null once it is too late for money. */
export const nextLook = (requestedAt: Date, due: Date, now: Date, until: LookUntil = 'late'): Date | null => {
  const ageMs = now.getTime() - requestedAt.getTime();
  const lookMs = LOOKS_MS.find((atMs) => atMs > ageMs) ?? HOUR_MS * (Math.floor(ageMs / HOUR_MS) + 1);
  const look = new Date(requestedAt.getTime() + lookMs);
  return look.getTime() <= due.getTime() + UNTIL_MS[until] ? look : null;
};

/** Days after the payment on which its provider is asked whether the money is still there: a lost notice costs time only. */
const RETURN_LOOK_DAYS = [1, 3, 7, 14, 30, 60, 90, 120, 180];

/** Times after a refund at which its provider is asked, besides: most of those that come to nothing do so at once. */
const REFUND_LOOKS_MS = [10 * MINUTE_MS, HOUR_MS];

/**
 * Returns the next time to ask the provider about a paid payment; null once no refund is possible any more, and none that was
 * made can bounce.
 *
 * @param refundedAt when its provider last made a refund; null where it made none
 */
export const nextLookForReturns = (paidAt: Date, refundedAt: Date | null, now: Date): Date | null => {
  const after = (since: Date, pausesMs: readonly number[]) => pausesMs.map((pauseMs) => since.getTime() + pauseMs);
  const daysMs = RETURN_LOOK_DAYS.map((days) => days * DAY_MS);
  const looks = [...after(paidAt, daysMs), ...(refundedAt ? after(refundedAt, [...REFUND_LOOKS_MS, ...daysMs]) : [])];
  const next = Math.min(...looks.filter((lookMs) => lookMs > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
};
