import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Beginning } from '../calls/beginning.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { addCall, outcomeOf } from '../rows/calls.rows.js';
import { saveDetails } from '../rows/details.rows.js';
import { type PaymentView, PaymentViews } from '../rows/payment-view.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import { decideCapturePayment } from '../streams/capture.js';
import type { Provider } from '../streams/payment.events.js';
import { paymentStream, paymentStreamOf } from '../streams/payment.state.js';

/** A member's report that they have approved an order at a provider. */
export interface Agreement {
  readonly memberId: string;
  readonly sessionId: string;
  readonly provider: Provider;
  readonly orderRef: string;
  /** The pack that the member buys the points for; null if unknown. */
  readonly packId: string | null;
}

/** The payment after the capture, the stored response, or null if the order does not belong to the member. */
export type CaptureOutcome =
  | { readonly payment: PaymentView; readonly isRefused: boolean }
  | { readonly response: CommandResponse }
  | null;

/** Captures the money of an order whose payer has returned, and waits for the outcome. */
export class CapturePayment extends Command<CaptureOutcome> {
  constructor(
    readonly agreement: Agreement,
    readonly beginning: Beginning,
  ) {
    super();
  }
}

@CommandHandler(CapturePayment)
export class CapturePaymentHandler implements ICommandHandler<CapturePayment> {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly views: PaymentViews,
    private readonly memories: SessionMemories,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ agreement, beginning }: CapturePayment): Promise<CaptureOutcome> {
    const { memberId, provider, orderRef } = agreement;
    const payment = await this.views.findByOrderRef(memberId, provider, orderRef);
    if (!payment) return null;
    const { paymentId } = payment;
    const written = await this.store.transact([paymentStreamOf(paymentId)], (tx) =>
      this.write(tx, paymentId, agreement, beginning),
    );
    if ('response' in written) return written;
    const { callId } = written;
    if (callId !== null) {
      this.calls.wake();
      await this.calls.waitForEnd(callId);
    }
    const outcome = callId === null ? null : await outcomeOf(this.database.pool, callId);
    return { payment: (await this.views.find(memberId, paymentId))!, isRefused: outcome === 'refused' };
  }

  private async write(
    tx: StoreTransaction,
    paymentId: string,
    { memberId, sessionId, packId }: Agreement,
    beginning: Beginning,
  ): Promise<{ readonly callId: string | null } | { readonly response: CommandResponse }> {
    const callId = newId(tx.now);
    const earlier = await beginning.earlier(tx);
    const loaded = await tx.load(paymentStream, paymentId);
    if (earlier) return 'begun' in earlier ? { callId: loaded.state.open?.callId ?? null } : earlier;
    const { events = [] } = decideCapturePayment(loaded.state, callId, tx.now);
    const context = { commandId: beginning.commandId, actor: `member:${memberId}` };
    const { open } = await recordPayment(tx, context, loaded, events);
    if (events.length > 0) addCall(tx, { callId, paymentId, kind: 'capture', via: 'return', request: null });
    this.memories.rememberPayment(tx, sessionId, paymentId);
    if (packId !== null) saveDetails(tx, paymentId, { number: null, packId });
    beginning.begin(tx, paymentId);
    return { callId: open?.callId ?? null };
  }
}
