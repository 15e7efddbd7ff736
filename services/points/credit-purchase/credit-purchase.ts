import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { deriveLotIds } from '../rows/purchase-lots.rows.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { decideCreditPurchase, decideHoldMoney, type Purchase } from './credit-purchase.decide.js';

/** A paid purchase and its member. */
export interface PaidPurchase extends Omit<Purchase, 'paidLotId' | 'bonusLotId' | 'now'> {
  readonly memberId: string;
  readonly creditedTo: 'wallet' | 'suspense';
}

/**
 * Credits a purchase, in a transaction that has locked the member's wallet and the payment. The lots are named after the
 * payment, so that a second credit fails.
 */
export const creditPurchase = async (
  tx: StoreTransaction,
  context: CommandContext,
  { memberId, creditedTo, ...paid }: PaidPurchase,
): Promise<void> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, 0]]));
  const wallet = changes.of(memberId);
  if (!wallet) throw new Error(`member ${memberId} has no wallet`);
  const lots = deriveLotIds(paid.paymentId);
  const purchase = { ...paid, paidLotId: lots.paid, bonusLotId: lots.bonus, now: tx.now };
  const decide = creditedTo === 'wallet' ? decideCreditPurchase : decideHoldMoney;
  for (const event of decide(wallet, purchase).events ?? []) changes.record(context, event);
  changes.save();
};
