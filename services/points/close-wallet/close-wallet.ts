import type { Coins, Points } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { decideCloseWallet } from './close-wallet.decide.js';

/** A wallet to be closed, in a transaction that has locked it. */
export interface ClosingWallet {
  readonly points: Points;
  readonly coins: Coins;
  /** Moves the balance to `breakage`. @param closingId the source document of the entries */
  readonly close: (context: CommandContext, closingId: string) => void;
}

/**
 * Opens a wallet to close it, in a transaction that has locked it.
 *
 * @throws Error for a member without a wallet
 */
export const openClosingWallet = async (tx: StoreTransaction, memberId: string): Promise<ClosingWallet> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]]));
  const wallet = changes.of(memberId);
  if (!wallet) throw new Error(`the member ${memberId} has no wallet`);
  return {
    points: wallet.points,
    coins: wallet.coins,
    close: (context, closingId) => {
      for (const event of decideCloseWallet(wallet, closingId).events ?? []) changes.record(context, event);
      changes.save();
    },
  };
};
