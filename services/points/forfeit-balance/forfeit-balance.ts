import { eventIdOf } from '../../kernel/ids.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../streams/wallet.events.js';
import { loadWallets, WalletChanges } from '../wallets.js';
import { decideForfeitBalance } from './forfeit-balance.decide.js';

/** Takes from a member all that he has, in a transaction that has locked his wallet. */
export const forfeitBalance = async (
  tx: StoreTransaction,
  context: CommandContext,
  memberId: string,
): Promise<void> => {
  const changes = new WalletChanges(await loadWallets(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]])));
  const wallet = changes.of(memberId);
  if (!wallet) return;
  for (const event of decideForfeitBalance(wallet, eventIdOf(context.commandId, 0)).events ?? []) {
    const expectedVersion = changes.record(memberId, event);
    tx.append(context, {
      streamId: walletStreamOf(memberId),
      expectedVersion,
      partitionKey: memberId,
      events: [event],
    });
  }
  changes.save(tx);
};
