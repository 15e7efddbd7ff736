import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { Dispatcher } from '../../platform/concurrency/dispatcher.js';
import { Database } from '../../platform/database/database.js';
import type { Patience } from '../../platform/outbound-http/provider-http.js';
import type { KnownOrder, PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { EventStore } from '../../platform/store/event-store.js';
import { addQuery, type ClaimedCall, claimCalls, hasEnded, type PaymentCallLane } from '../rows/calls.rows.js';
import type { Via } from '../streams/payment.events.js';
import { isOpen } from '../streams/payment.state.js';
import { CallOutcomes } from './call-outcomes.js';
import { isWorthCreating, MISSES_AS_PROOF } from './call-plan.js';
import { EncryptedOrders } from './encrypted-orders.js';

/** The numbers of concurrent calls. */
const WORKERS = { waitedFor: 16, others: 8 };
/** The maximum delay until calls of other processes, or deferred calls, are found. */
const POLL_MS = 2000;
/** The time that a request waits for its own call. */
const WAIT_MS = 25_000;
const LOOK_MS = 200;
/** The time that a stopping process waits for calls under way. */
const STOP_MS = 5000;

/** A call to make, with its provider, its payment, and its patience. */
interface CallContext {
  readonly call: ClaimedCall;
  readonly provider: PaymentProvider;
  readonly known: KnownOrder;
  readonly patience: Patience;
}

const isLastMiss = (call: ClaimedCall): boolean => call.misses + 1 >= MISSES_AS_PROOF;

/**
 * The outbox of calls to payment providers. A call is saved with its purchase, claimed with a lease, and made outside
 * any transaction. Its outcome is saved with its events. If a process died during a call, the next attempt queries
 * before it repeats.
 */
@Injectable()
export class ProviderCalls {
  private readonly log = new Logger(ProviderCalls.name);
  private readonly ended = new EventEmitter().setMaxListeners(0);
  private readonly dispatcher: Dispatcher<PaymentCallLane, ClaimedCall>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly providers: PaymentProviders,
    private readonly orders: EncryptedOrders,
    private readonly outcomes: CallOutcomes,
  ) {
    this.dispatcher = new Dispatcher({
      name: ProviderCalls.name,
      workers: WORKERS,
      maxMs: POLL_MS,
      claim: (free) => claimCalls(this.database.pool, this.clock.now(), free),
      perform: (call) => this.perform(call),
    });
  }

  start(): void {
    this.dispatcher.start();
  }

  /** Waits some seconds for calls under way. Otherwise their leases expire, and the next process queries. */
  stop(): Promise<void> {
    return this.dispatcher.stop(STOP_MS);
  }

  /** Starts pending calls. */
  wake(): void {
    this.dispatcher.wake();
  }

  /** Requests a query of a payment's status at once. @returns the id of the query */
  async requestQuery(paymentId: string, via: Via, interactive: boolean): Promise<string> {
    const callId = newId(this.clock.now());
    const id = await this.store.transact([], (tx) => addQuery(tx, callId, { paymentId, via, interactive }));
    this.wake();
    return id;
  }

  /** Waits for the end of a call. @returns false after the time limit */
  async waitForEnd(callId: string, withinMs = WAIT_MS): Promise<boolean> {
    const latest = Date.now() + withinMs;
    const gone = new AbortController();
    const end = () => gone.abort();
    this.ended.on(callId, end);
    try {
      for (;;) {
        if (await hasEnded(this.database.pool, callId)) return true;
        if (Date.now() >= latest) return false;
        // Another process may run the call, so its end is polled.
        await pause(LOOK_MS, undefined, { signal: gone.signal }).catch(() => undefined);
      }
    } finally {
      this.ended.off(callId, end);
    }
  }

  private async perform(call: ClaimedCall): Promise<void> {
    await this.make(call);
    this.ended.emit(call.callId);
  }

  private async make(call: ClaimedCall): Promise<void> {
    const { method, paymentId } = call;
    const provider = this.providers.find(call.provider);
    if (method === 'bank-transfer' || !provider) {
      // Its keys were removed while a payment was open; the call waits until they are restored.
      this.log.warn(`payment ${paymentId} waits for the keys of ${call.provider}`);
      return this.outcomes.silent(call);
    }
    const { yen, orderRef } = call;
    const patience: Patience = call.interactive ? 'interactive' : 'background';
    const context: CallContext = { call, provider, known: { paymentId, method, yen, orderRef }, patience };
    switch (call.kind) {
      case 'start':
        return this.begin(context);
      case 'query':
        return this.query(context);
      case 'capture':
        return this.capture(context);
      case 'cancel':
        return this.cancel(context);
      case 'refund':
        return this.refund(context);
    }
  }

  /** Starts an order. If an earlier attempt may have arrived, queries the provider first. */
  private async begin({ call, provider, known, patience }: CallContext): Promise<void> {
    if (call.attempts > 1 && !provider.isRepeatable) {
      const askedAt = this.clock.now();
      const response = await provider.query(known, patience);
      if (response.outcome === 'answered') return this.outcomes.statusReceived(call, response, askedAt);
      if (response.outcome === 'silent') return this.outcomes.silent(call);
      if (!isLastMiss(call)) return this.outcomes.missed(call);
    }
    const { purchase } = await this.outcomes.paymentOf(call.paymentId);
    if (!call.request || !isWorthCreating(new Date(purchase!.requestedAt), this.clock.now()))
      return this.outcomes.neverCreated(call);
    const { paymentId, method, yen } = known;
    const order = { paymentId, method, yen, due: call.due, ...this.orders.decrypt(call.callId, call.request) };
    return this.outcomes.started(call, await provider.start(order, patience));
  }

  private async query({ call, provider, known, patience }: CallContext): Promise<void> {
    const askedAt = this.clock.now();
    const response = await provider.query(known, patience);
    if (response.outcome === 'answered') return this.outcomes.statusReceived(call, response, askedAt);
    if (response.outcome === 'silent') return this.outcomes.silent(call);
    return this.outcomes.missed(call);
  }

  private async capture(context: CallContext): Promise<void> {
    const { call, provider, known, patience } = context;
    if (!isOpen(await this.outcomes.paymentOf(call.paymentId))) return this.query(context);
    const askedAt = this.clock.now();
    const captured = await provider.capture(known, call.callId, patience);
    if (captured.outcome === 'answered') return this.outcomes.statusReceived(call, captured, askedAt);
    if (captured.outcome === 'declined') return this.outcomes.notCaptured(call, captured.code, true);
    if (captured.outcome === 'refused') return this.outcomes.notCaptured(call, captured.code);
    if (captured.outcome === 'unknown-order') return this.outcomes.notCaptured(call, captured.outcome);
    return this.outcomes.silent(call);
  }

  private async cancel({ call, provider, known, patience }: CallContext): Promise<void> {
    if (call.attempts > 1) return this.outcomes.cancelled(call, { outcome: 'silent' });
    return this.outcomes.cancelled(call, await provider.cancel(known.paymentId, known.method, patience));
  }

  /** Requests a refund. If an earlier attempt may have arrived, queries the refunded total first. */
  private async refund({ call, provider, known, patience }: CallContext): Promise<void> {
    const refund = await this.outcomes.refundOf(call, known.method);
    if (!refund) return this.outcomes.refunded(call, { outcome: 'accepted' });
    if (call.attempts > 1 && !provider.isRepeatable) {
      const refunded = await provider.queryRefundedTotal(call.paymentId, known.method, patience);
      if (refunded.outcome === 'silent') return this.outcomes.silent(call);
      if (refunded.outcome === 'answered' && refunded.yen >= refund.inAll)
        return this.outcomes.refunded(call, { outcome: 'accepted' });
      if (!isLastMiss(call)) return this.outcomes.missed(call);
    }
    return this.outcomes.refunded(call, await provider.refund(refund.refund, patience));
  }
}
