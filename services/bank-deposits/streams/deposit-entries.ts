import { negate, type Points, points, type Yen } from '../../kernel/money.js';
import type { Line } from '../../points/index.js';

/** The shop's own account, below zero by what came in; the house's account of money that is nobody's yet; its own pocket. */
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

/** Money that came and is held. */
export const held = (yen: Yen): Line<Points>[] => moved(BANK, SUSPENSE, yen);

/** Money that was held is no longer: it has gone back, is no member's, or is credited in the same commit from the account. */
export const released = (yen: Yen): Line<Points>[] => moved(SUSPENSE, BANK, yen);

/** Money that a provider owes has come. */
export const paidOut = (provider: string, yen: Yen): Line<Points>[] => moved(BANK, `provider:${provider}`, yen);

/** What the shop adds to what came, so that the whole of a payment is credited from the account. */
export const added = (yen: Yen): Line<Points>[] => moved(ADJUSTMENT, BANK, yen);

/** What the shop has added is its own again, once the whole of a payment has gone back to the account. */
export const takenOff = (yen: Yen): Line<Points>[] => moved(BANK, ADJUSTMENT, yen);

export const documentOf = (depositId: string) => ({ kind: 'deposit' as const, id: depositId });
