import type { Line } from './wallet.events.js';
import type { Wallet } from './wallet.state.js';

/** What a purchase takes from a wallet, and whom it gives it to. */
export interface Spending {
  readonly memberId: string;
  readonly amount: number;
  /** The house's account that gains it. */
  readonly to: string;
}

/**
 * The lines that take `amount` points from the lots in spending order.
 *
 * @returns null when the wallet holds too little
 */
export const spendPoints = (wallet: Wallet, { memberId, amount, to }: Spending): Line[] | null => {
  if (wallet.points < amount) return null;
  const lines: Line[] = [];
  let missing = amount;
  for (const lot of wallet.lots) {
    if (missing === 0) break;
    const taken = Math.min(lot.left, missing);
    lines.push({ account: `member:${memberId}:${lot.kind}`, lot: lot.lotId, amount: -taken });
    missing -= taken;
  }
  if (missing > 0) throw new Error(`${missing} of ${amount} points lie in lots that were not loaded`);
  return [...lines, { account: to, lot: null, amount }];
};

/**
 * The lines that take `amount` coins.
 *
 * @returns null when the wallet holds too few
 */
export const spendCoins = (wallet: Wallet, { memberId, amount, to }: Spending): Line[] | null =>
  wallet.coins < amount
    ? null
    : [
        { account: `member:${memberId}:coin`, lot: null, amount: -amount },
        { account: to, lot: null, amount },
      ];
