import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { addQuery } from '../rows/calls.rows.js';
import { clearNextQuery, scheduleNextQuery } from '../rows/payments.rows.js';
import { isWatched, PAYMENT_LOOK } from '../streams/deadlines.js';
import { paymentStream } from '../streams/payment.state.js';

/** Queries providers about payments that are due for it. @returns the number of payments */
export class LookAtPayments extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(LookAtPayments)
export class LookAtPaymentsHandler implements ICommandHandler<LookAtPayments> {
  constructor(
    private readonly store: EventStore,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ due, lockMode }: LookAtPayments): Promise<number> {
    const looked = await settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => batch.map((one) => one.streamId),
      prepare: prepareNothing,
      work: (tx, batch) => this.look(tx, batch),
    });
    this.calls.wake();
    return looked;
  }

  private async look(tx: StoreTransaction, due: readonly Due[]): Promise<number> {
    const ids = due.map((one) => subjectOf(paymentStream, one.streamId));
    const payments = await tx.loadAll(paymentStream, ids);
    let looked = 0;
    for (const paymentId of ids) {
      const { state } = payments.get(paymentId)!;
      if (!isWatched(state)) continue;
      looked += 1;
      clearNextQuery(tx, state);
      scheduleNextQuery(tx, state);
      // The call itself queries the status if a start or capture got no response.
      if (state.open === null || state.open.kind === 'cancel')
        await addQuery(tx, newId(tx.now), { paymentId, via: 'poll', interactive: false });
    }
    return looked;
  }
}

export const lookAtPaymentsWhenDue: Timer = {
  kind: PAYMENT_LOOK,
  command: (due, lockMode) => new LookAtPayments(due, lockMode),
};
