import { Injectable } from '@nestjs/common';
import type { Decision } from '../../kernel/decision.js';
import { newId } from '../../kernel/ids.js';
import { add, type Yen } from '../../kernel/money.js';
import type { Loaded } from '../../kernel/stream.js';
import { Clock } from '../../kernel/time.js';
import { findBanned, lockOfParcels } from '../../members/index.js';
import type {
  Cancelled,
  ProviderStatus,
  Refund,
  Refunded,
  Slip,
  Started,
  StatusResult,
} from '../../platform/payments/payment-provider.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { buildFreshHoldings, loadHoldings, type PurchaseHoldings, walletStreamOf } from '../../points/index.js';
import { addCall, addQuery, type ClaimedCall, endCall, putOffCall } from '../rows/calls.rows.js';
import { choiceOf, saveDetails, savePayer } from '../rows/details.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import type { PaymentEvent, Via } from '../streams/payment.events.js';
import { type Payment, paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { followStatus } from '../streams/provider-status.js';
import { computeNextAttempt, computeSecondQueryTime } from './call-plan.js';
import { PayerFingerprints } from './payer-fingerprints.js';
import {
  decideCancelled,
  decideFound,
  decideNeverCreated,
  decideNotCaptured,
  decideRefunded,
  decideSilence,
  decideStarted,
  decideUnderWay,
} from './provider-responses.decide.js';

/** Returns the events of a response; null if nothing may be written any more. */
type Follow = (
  tx: StoreTransaction,
  payment: Payment,
) => Promise<Decision<PaymentEvent, never>> | Decision<PaymentEvent, never>;

/** Returns true for a call that may be repeated once the provider reports an unknown order. */
const isRepeated = ({ kind }: ClaimedCall): boolean => kind === 'start' || kind === 'refund';

const viaOf = ({ via }: ClaimedCall): Via => (via === 'member' ? 'start' : via);

/**
 * Saves the outcome of a call and its events in one transaction. Saves nothing if another process took the call over.
 */
@Injectable()
export class CallOutcomes {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly payers: PayerFingerprints,
  ) {}

  /** Saves the provider's status of a payment. @param askedAt a time before the query */
  statusReceived(
    call: ClaimedCall,
    { status, slip }: Extract<StatusResult, { outcome: 'answered' }>,
    askedAt: Date,
  ): Promise<void> {
    return this.save(
      call,
      (tx) => endCall(tx, call, status.state),
      async (tx, payment) => {
        const isBanned = (await findBanned(tx, [call.memberId])).has(call.memberId);
        this.keepSlip(tx, call, slip);
        const context = {
          callId: call.callId,
          nextCallId: newId(tx.now),
          via: viaOf(call),
          isBanned,
          now: tx.now,
          askedAt,
          refundId: newId(tx.now),
          holdings: await this.holdingsOf(tx, payment),
        };
        const { events = [] } =
          call.kind === 'start'
            ? decideFound(payment, { status, slip }, context)
            : { events: followStatus(payment, status, context) };
        this.keepPayer(tx, call, status, events);
        return { events };
      },
    );
  }

  /** Saves the provider's response to an order. */
  started(call: ClaimedCall, started: Started): Promise<void> {
    if (started.outcome === 'silent') return this.silent(call);
    return this.save(
      call,
      (tx) => endCall(tx, call, started.outcome),
      (tx, payment) => {
        if (started.outcome === 'accepted') {
          this.keepSlip(tx, call, started.slip);
          if (started.redirect) saveDetails(tx, call.paymentId, { number: null, goOn: started.redirect });
        }
        return decideStarted(payment, call.callId, started, tx.now);
      },
    );
  }

  /** Saves that the provider has not captured the money. @param isDeclined true if it declined this payer */
  notCaptured(call: ClaimedCall, code: string, isDeclined = false): Promise<void> {
    return this.save(
      call,
      (tx) => endCall(tx, call, 'refused'),
      (_, payment) => decideNotCaptured(payment, call.callId, { code, isDeclined }),
    );
  }

  /** Saves that no response came: a call that changes something is retried, a query repeats by itself. */
  silent(call: ClaimedCall): Promise<void> {
    const until = computeNextAttempt(this.clock.now(), call.attempts);
    const { misses } = call;
    return this.save(
      call,
      (tx) =>
        isRepeated(call) || call.kind === 'capture'
          ? putOffCall(tx, call, { outcome: 'silent', until, misses })
          : endCall(tx, call, 'silent'),
      (tx, payment) => decideSilence(payment, call.callId, tx.now),
    );
  }

  /**
   * Saves that the provider has accepted a refund. It is queried until the provider decides, however long that takes.
   */
  underWay(call: ClaimedCall): Promise<void> {
    const until = computeNextAttempt(this.clock.now(), call.attempts);
    const { misses } = call;
    return this.save(
      call,
      (tx) => putOffCall(tx, call, { outcome: 'under-way', until, misses }),
      (_, payment) => decideUnderWay(payment, call.callId),
    );
  }

  /**
   * Saves that the provider does not know the payment. One such response is no proof: the order may still be on its
   * way.
   */
  missed(call: ClaimedCall): Promise<void> {
    const until = computeSecondQueryTime(this.clock.now());
    const misses = call.misses + 1;
    return this.save(
      call,
      (tx) =>
        isRepeated(call)
          ? putOffCall(tx, call, { outcome: 'unknown-order', until, misses })
          : endCall(tx, call, 'unknown-order'),
      () => ({ events: [] }),
    );
  }

  /** Saves that the order does not exist, and that nobody waits for it any more. */
  neverCreated(call: ClaimedCall): Promise<void> {
    return this.save(
      call,
      (tx) => endCall(tx, call, 'never-made'),
      (_, payment) => decideNeverCreated(payment, call.callId),
    );
  }

  /** Saves the provider's response to a cancellation. If it was refused, the payment's status is queried. */
  cancelled(call: ClaimedCall, cancelled: Cancelled): Promise<void> {
    return this.save(
      call,
      (tx) => endCall(tx, call, cancelled.outcome),
      async (tx, payment) => {
        const { callId, paymentId } = call;
        const via = viaOf(call);
        if (cancelled.outcome !== 'accepted') await addQuery(tx, newId(tx.now), { paymentId, via, interactive: true });
        return decideCancelled(payment, callId, cancelled, call.via === 'operator' ? 'operator' : 'member');
      },
    );
  }

  /** Saves the provider's response to a refund. */
  refunded(call: ClaimedCall, refunded: Refunded): Promise<void> {
    if (refunded.outcome === 'silent') return this.silent(call);
    if (refunded.outcome === 'under-way') return this.underWay(call);
    return this.save(
      call,
      (tx) => endCall(tx, call, refunded.outcome),
      (tx, payment) => decideRefunded(payment, refunded, tx.now),
    );
  }

  /** Loads the refund under way and the total the provider will have refunded after it; null for none. */
  async refundOf(
    { callId, paymentId }: ClaimedCall,
    method: Refund['method'],
  ): Promise<{ readonly refund: Refund; readonly inAll: Yen } | null> {
    const state = await this.paymentOf(paymentId);
    if (!state.refund) return null;
    const { yen } = state.refund;
    const receiptRef = state.providerRef!;
    const choice = method === 'carrier' ? await this.store.look((tx) => choiceOf(tx, paymentId)) : '';
    return {
      refund: { refundId: callId, paymentId, receiptRef, method, yen, choice },
      inAll: add(state.refundedYen, yen),
    };
  }

  /** Loads the current payment. */
  async paymentOf(paymentId: string): Promise<Payment> {
    return (await this.store.look((tx) => tx.load(paymentStream, paymentId))).state;
  }

  /** Loads what a refund could take: everything at the moment of the credit, later the rest. */
  private holdingsOf(
    tx: StoreTransaction,
    { purchase, status }: Payment,
  ): Promise<PurchaseHoldings> | PurchaseHoldings {
    const { paymentId, points, bonusPoints } = purchase!;
    if (status === 'paid') return loadHoldings(tx, purchase!, points);
    return buildFreshHoldings(paymentId, { paid: points, bonus: bonusPoints });
  }

  private keepSlip(tx: StoreTransaction, { paymentId }: ClaimedCall, slip: Slip | null): void {
    if (!slip) return;
    const { number, url, more: extraValues } = slip;
    // A later query returns less than the response to the start.
    saveDetails(tx, paymentId, {
      number,
      ...(url ? { url } : {}),
      ...(Object.keys(extraValues).length > 0 ? { more: extraValues } : {}),
    });
  }

  private keepPayer(
    tx: StoreTransaction,
    { paymentId, provider }: ClaimedCall,
    status: ProviderStatus,
    events: readonly PaymentEvent[],
  ): void {
    if (status.state !== 'paid' || !status.payer) return;
    // The payer is saved once: a late query must not restore erased data.
    if (events.some(({ type }) => type === 'PaymentConfirmed'))
      savePayer(tx, paymentId, this.payers.of(provider, status.payer));
  }

  private async save(
    call: ClaimedCall,
    close: (tx: StoreTransaction) => Promise<boolean>,
    follow: Follow,
  ): Promise<void> {
    const { paymentId, memberId, callId, attempts } = call;
    // Parcels are locked too, because a debt for returned money may hold them.
    const locks = [paymentStreamOf(paymentId), walletStreamOf(memberId), lockOfParcels(memberId)];
    await this.store.transact(locks, async (tx) => {
      if (!(await close(tx))) return;
      const loaded: Loaded<Payment> = await tx.load(paymentStream, paymentId);
      const { events = [] } = await follow(tx, loaded.state);
      // A query may repeat under its id, so the time distinguishes its responses.
      const commandId = `payment-call/${callId}/${attempts}/${tx.now.getTime()}`;
      await recordPayment(tx, { commandId, actor: `provider:${call.provider}` }, loaded, events);
      for (const { type, data } of events)
        if (type === 'ProviderAsked')
          addCall(tx, { callId: data.callId, paymentId, kind: 'capture', via: viaOf(call), request: null });
    });
  }
}
