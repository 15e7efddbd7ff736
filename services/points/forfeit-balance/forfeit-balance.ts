import { eventIdOf } from '../../kernel/ids.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { decideForfeitBalance } from './forfeit-balance.decide.js';

/** Forfeits all that a member has, in a transaction that has locked their wallet. */
export const forfeitBalance = async (
  tx: StoreTransaction,
  context: CommandContext,
  memberId: string,
): Promise<void> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]]));
  const wallet = changes.of(memberId);
  if (!wallet) return;
  for (const event of decideForfeitBalance(wallet, eventIdOf(context.commandId, 0)).events ?? []) {
    changes.record(context, event);
  }
  changes.save();
};
