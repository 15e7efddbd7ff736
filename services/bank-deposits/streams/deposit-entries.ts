import { negate, type Points, points, type Yen } from '../../kernel/money.js';
import type { Line } from '../../points/index.js';

/**
 * The shop's bank account, which is negative by received money; the account of unassigned money; and the shop's own
 * adjustments.
 */
const BANK = 'provider:bank';
const SUSPENSE = 'suspense';
const ADJUSTMENT = 'adjustment';

const moved = (from: string, to: string, yen: Yen): Line<Points>[] => {
  const amount = points(yen);
  if (amount === 0) return [];
  return [
    { account: from, lot: null, amount: negate(amount) },
    { account: to, lot: null, amount },
  ];
};

/** Builds the entry of a received and held deposit. */
export const buildHeldEntry = (yen: Yen): Line<Points>[] => moved(BANK, SUSPENSE, yen);

/** Builds the entry of released money: it was returned, is not a member's, or is credited in the same commit. */
export const buildReleasedEntry = (yen: Yen): Line<Points>[] => moved(SUSPENSE, BANK, yen);

/** Builds the entry of a received payout of a provider. */
export const buildPaidOutEntry = (provider: string, yen: Yen): Line<Points>[] =>
  moved(BANK, `provider:${provider}`, yen);

/** Builds the entry of the amount that the shop adds, so that the whole payment is credited. */
export const buildAddedEntry = (yen: Yen): Line<Points>[] => moved(ADJUSTMENT, BANK, yen);

/** Builds the entry that returns this added amount, once the whole payment was reversed. */
export const buildTakenOffEntry = (yen: Yen): Line<Points>[] => moved(BANK, ADJUSTMENT, yen);

export const documentOf = (depositId: string) => ({ kind: 'deposit' as const, id: depositId });
