import { addBankDays, addDays } from '../../kernel/business-days.js';
import { DAY_MS, startOfTokyoDate, type TokyoDate, tokyoDate } from '../../kernel/time.js';
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
  switch (method) {
    case 'card':
    case 'carrier':
    case 'paypal':
    case 'amazon-pay':
      return new Date(now.getTime() + ELSEWHERE_MS);
    case 'convenience-store':
    case 'pay-easy':
      return endOf(addDays(tokyoDate(now), SLIP_DAYS));
    case 'bank-transfer':
      return endOf(addBankDays(tokyoDate(now), TRANSFER_BUSINESS_DAYS));
  }
};

/**
 * When the provider is asked again about a payment that nothing else has ended; null once it is too late for money.
 *
 * @param isRefused the provider has said that it came to nothing: it may still change its word until the due time
 */
export const nextLook = (requestedAt: Date, due: Date, now: Date, isRefused = false): Date | null => {
  const ageMs = now.getTime() - requestedAt.getTime();
  const lookMs = LOOKS_MS.find((atMs) => atMs > ageMs) ?? HOUR_MS * (Math.floor(ageMs / HOUR_MS) + 1);
  const look = new Date(requestedAt.getTime() + lookMs);
  return look.getTime() <= due.getTime() + (isRefused ? 0 : LATE_MS) ? look : null;
};
