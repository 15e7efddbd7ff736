import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { LOT_EXPIRY } from '../streams/lot-expiry.js';
import { decideExpireLot } from './expire-lots.decide.js';
import { loadExpiringLots } from './expire-lots.rows.js';

/** Expires the lots whose time is over. @returns their number */
export class ExpireLots extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(ExpireLots)
export class ExpireLotsHandler implements ICommandHandler<ExpireLots> {
  constructor(private readonly store: EventStore) {}

  execute({ due, lockMode }: ExpireLots): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => batch.map((one) => one.streamId),
      prepare: prepareNothing,
      work: (tx, batch) => this.expire(tx, batch),
    });
  }

  private async expire(tx: StoreTransaction, due: readonly Due[]): Promise<number> {
    const lots = await loadExpiringLots(
      tx,
      due.map((one) => one.ref),
    );
    const changes = await WalletChanges.open(tx, new Map(lots.map((lot) => [lot.memberId, 0])));
    let ended = 0;
    for (const lot of lots) {
      const event = decideExpireLot(lot, tx.now);
      if (!event) continue;
      ended += 1;
      changes.record({ commandId: `expire-lot/${lot.lotId}`, actor: 'clock', effectiveAt: lot.expiresAt }, event);
    }
    changes.save();
    return ended;
  }
}

export const expireLotsWhenDue: Timer = {
  kind: LOT_EXPIRY,
  command: (due, lockMode) => new ExpireLots(due, lockMode),
};
