import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '../../kernel/stream.js';
import type { Due, LockMode, Timer } from '../../kernel/timer.js';
import { prepareNothing, settleInBatches } from '../../platform/deadlines/batches.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { recordPayment } from '../rows/payments.rows.js';
import { PAYMENT_DUE } from '../streams/deadlines.js';
import { paymentStream } from '../streams/payment.state.js';
import { decideExpirePayment } from './expire-payments.decide.js';

/** Expires payments after their due time. @returns the number of expired payments */
export class ExpirePayments extends Command<number> {
  constructor(
    readonly due: readonly Due[],
    readonly lockMode: LockMode,
  ) {
    super();
  }
}

@CommandHandler(ExpirePayments)
export class ExpirePaymentsHandler implements ICommandHandler<ExpirePayments> {
  constructor(private readonly store: EventStore) {}

  execute({ due, lockMode }: ExpirePayments): Promise<number> {
    return settleInBatches(this.store, due, lockMode, {
      streamsOf: (batch) => batch.map((one) => one.streamId),
      prepare: prepareNothing,
      work: (tx, batch) => this.expire(tx, batch),
    });
  }

  private async expire(tx: StoreTransaction, due: readonly Due[]): Promise<number> {
    const payments = await tx.loadAll(
      paymentStream,
      due.map((one) => subjectOf(paymentStream, one.streamId)),
    );
    let ended = 0;
    for (const [paymentId, loaded] of payments) {
      const { events = [] } = decideExpirePayment(loaded.state, tx.now);
      const effectiveAt = new Date(loaded.state.purchase?.due ?? tx.now);
      const context = { commandId: `expire-payment/${paymentId}`, actor: 'clock', effectiveAt };
      await recordPayment(tx, context, loaded, events);
      ended += events.length;
    }
    return ended;
  }
}

export const expirePaymentsWhenDue: Timer = {
  kind: PAYMENT_DUE,
  command: (due, lockMode) => new ExpirePayments(due, lockMode),
};
