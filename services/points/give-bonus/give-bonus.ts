import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { type Bonus, decideGiveBonus } from './give-bonus.decide.js';

export interface MemberBonus extends Omit<Bonus, 'now'> {
  readonly memberId: string;
}

/**
 * Gives members promised points, in a transaction that has locked their wallets. The caller names the lots, so that a second
 * bonus fails.
 *
 * @throws Error for a member without a wallet
 */
export const giveBonuses = async (
  tx: StoreTransaction,
  context: CommandContext,
  bonuses: readonly MemberBonus[],
): Promise<void> => {
  const changes = await WalletChanges.open(tx, new Map(bonuses.map(({ memberId }) => [memberId, 0])));
  for (const { memberId, ...bonus } of bonuses) {
    const wallet = changes.of(memberId);
    if (!wallet) throw new Error(`member ${memberId} has no wallet`);
    for (const event of decideGiveBonus(wallet, { ...bonus, now: tx.now }).events ?? []) changes.record(context, event);
  }
  changes.save();
};
