import { type Amount, type Coins, min, negate, type Points, subtract } from '../../kernel/money.js';
import type { Line } from './wallet.events.js';
import type { Wallet } from './wallet.state.js';

/** The amount that a purchase takes from a wallet, and its receiver. */
export interface Spending<Unit extends Amount> {
  readonly memberId: string;
  readonly amount: Unit;
  /** The house's account that gains it. */
  readonly to: string;
}

/**
 * Builds the lines that take `amount` points from the lots in spending order.
 *
 * @returns null when the wallet has too few
 */
export const spendPoints = (wallet: Wallet, { memberId, amount, to }: Spending<Points>): Line<Points>[] | null => {
  if (wallet.points < amount) return null;
  const lines: Line<Points>[] = [];
  let missing = amount;
  for (const lot of wallet.lots) {
    if (missing === 0) break;
    const taken = min(lot.left, missing);
    lines.push({ account: `member:${memberId}:${lot.kind}`, lot: lot.lotId, amount: negate(taken) });
    missing = subtract(missing, taken);
  }
  if (missing > 0) throw new Error(`${missing} of ${amount} points lie in lots that were not loaded`);
  return [...lines, { account: to, lot: null, amount }];
};

/**
 * Builds the lines that take `amount` coins.
 *
 * @returns null when the wallet has too few
 */
export const spendCoins = (wallet: Wallet, { memberId, amount, to }: Spending<Coins>): Line<Coins>[] | null =>
  wallet.coins < amount
    ? null
    : [
        { account: `member:${memberId}:coin`, lot: null, amount: negate(amount) },
        { account: to, lot: null, amount },
      ];
