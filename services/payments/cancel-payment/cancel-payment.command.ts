import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Beginning } from '../calls/beginning.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { addCall } from '../rows/calls.rows.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import { paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { type CancelRefused, decideCancelPayment } from './cancel-payment.decide.js';

/** The payment after its provider was called, a refusal, the stored response, or null for another member's payment. */
export type CancelOutcome =
  | { readonly payment: PaymentView }
  | { readonly refusal: CancelRefused }
  | { readonly response: CommandResponse }
  | null;

/** Cancels an open payment for its member. */
export class CancelPayment extends Command<CancelOutcome> {
  constructor(
    readonly memberId: string,
    readonly paymentId: string,
    readonly beginning: Beginning,
  ) {
    super();
  }
}

@CommandHandler(CancelPayment)
export class CancelPaymentHandler implements ICommandHandler<CancelPayment> {
  constructor(
    private readonly store: EventStore,
    private readonly views: PaymentViews,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ memberId, paymentId, beginning }: CancelPayment): Promise<CancelOutcome> {
    const payment = await this.views.find(memberId, paymentId);
    if (!payment) return null;
    const written = await this.store.transact([paymentStreamOf(paymentId)], (tx) =>
      this.write(tx, { memberId, paymentId, beginning }),
    );
    if (!('callId' in written)) return written;
    if (written.callId !== null) {
      this.calls.wake();
      await this.calls.waitForEnd(written.callId);
    }
    return { payment: (await this.views.find(memberId, paymentId))! };
  }

  private async write(
    tx: StoreTransaction,
    { memberId, paymentId, beginning }: Pick<CancelPayment, 'memberId' | 'paymentId' | 'beginning'>,
  ): Promise<
    { readonly callId: string | null } | { readonly refusal: CancelRefused } | { readonly response: CommandResponse }
  > {
    const callId = newId(tx.now);
    const earlier = await beginning.earlier(tx);
    const loaded = await tx.load(paymentStream, paymentId);
    if (earlier) return 'begun' in earlier ? { callId: loaded.state.open?.callId ?? null } : earlier;
    const { events, refusal } = decideCancelPayment(loaded.state, { callId, by: 'member' });
    if (refusal) return { refusal };
    const context = { commandId: beginning.commandId, actor: `member:${memberId}` };
    const { open } = await recordPayment(tx, context, loaded, events);
    beginning.begin(tx, paymentId);
    if (!open) return { callId: null };
    addCall(tx, { callId, paymentId, kind: 'cancel', via: 'member', request: null });
    return { callId };
  }
}
