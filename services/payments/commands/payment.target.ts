import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { lockOfParcels } from '../../members/index.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { addCall } from '../rows/calls.rows.js';
import { GetPayment } from '../rows/payments.query.js';
import { recordPayment } from '../rows/payments.rows.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import { type Payment, paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import type { PaymentResource } from '../wire/payment.contract.js';
import { PAYMENT_REFUSALS, type PaymentRefusal } from './payment-refusals.messages.js';

const locksOfMember = (memberId: string): string[] => [walletStreamOf(memberId), lockOfParcels(memberId)];

/** Loads and saves payments for operators. */
@Injectable()
export class PaymentTarget implements CommandTarget<Payment, PaymentEvent, PaymentRefusal, PaymentResource> {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
    private readonly calls: ProviderCalls,
  ) {}

  /** Locks the wallet, which a confirmation credits in the same transaction, and the parcels, which a dispute holds. */
  async locksOf(id: string): Promise<readonly string[]> {
    if (!isId(id)) return [];
    const { state } = await this.store.look((tx) => tx.load(paymentStream, id));
    return [paymentStreamOf(id), ...(state.purchase ? locksOfMember(state.purchase.memberId) : [])];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Payment> | null> {
    const loaded = isId(id) ? await tx.load(paymentStream, id) : null;
    return loaded?.state.purchase ? loaded : null;
  }

  async keep({ tx, context, id, loaded }: Keeping<Payment>, events: readonly PaymentEvent[]): Promise<Payment> {
    const { state, version } = loaded!;
    const payment = await recordPayment(tx, context, { state, version: version! }, events);
    const call = { paymentId: id, via: 'operator', request: null } as const;
    const isDone = events.some(({ type }) => type === 'RefundConfirmed');
    for (const { type, data } of events) {
      if (type === 'ProviderAsked' && data.kind === 'cancel')
        addCall(tx, { ...call, callId: data.callId, kind: 'cancel' });
      // Money that was already returned needs no approval.
      if (type === 'RefundRequested' && data.by === 'provider' && !isDone)
        addCall(tx, { ...call, callId: data.refundId, kind: 'refund' });
    }
    return payment;
  }

  /** Saves a new payment with its first events. */
  async begin({ tx, context, id }: Omit<Keeping<Payment>, 'loaded'>, events: readonly PaymentEvent[]): Promise<void> {
    await this.keep({ tx, context, id, loaded: await tx.load(paymentStream, id) }, events);
  }

  auditedOf({
    status,
    providerRef,
    alarms,
    refund,
    refundedYen,
    chargeback,
    chargedBackYen,
    owedYen,
  }: Payment): object {
    const refunds = { refunding: refund?.yen ?? 0, refunded: refundedYen };
    const money = { ...refunds, disputed: chargeback?.yen ?? 0, charged_back: chargedBackYen, owed: owedYen };
    return { status, provider_ref: providerRef, alarms, ...money };
  }

  refused({ code }: PaymentRefusal): RefusedError {
    const [field, message] = PAYMENT_REFUSALS[code];
    return new RefusedError(400, buildFieldError(field, message));
  }

  show(id: string): Promise<PaymentResource | null> {
    return this.queries.execute(new GetPayment(id));
  }

  async committed(): Promise<void> {
    this.calls.wake();
  }
}
