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
import { addQuestion, type CallLane, type ClaimedCall, claimCalls, hasEnded } from '../rows/calls.rows.js';
import type { Via } from '../streams/payment.events.js';
import { isOpen } from '../streams/payment.state.js';
import { CallOutcomes } from './call-outcomes.js';
import { isStillWanted, MISSES_THAT_COUNT } from './call-plan.js';
import { EncryptedOrders } from './encrypted-orders.js';

/** Calls under way at once. */
const WORKERS = { waitedFor: 16, others: 8 };
/** What another process has written, or what was put off, is found after this at the latest. */
const POLL_MS = 2000;
/** How long a request waits for its own call. */
const WAIT_MS = 25_000;
const LOOK_MS = 200;
/** How long the end of the process waits for what is under way. */
const STOP_MS = 5000;

/** A call that is to be made, with whom, about what, and how long an answer is waited for. */
interface Asked {
  readonly call: ClaimedCall;
  readonly provider: PaymentProvider;
  readonly known: KnownOrder;
  readonly patience: Patience;
}

const isLastMiss = (call: ClaimedCall): boolean => call.misses + 1 >= MISSES_THAT_COUNT;

/**
 * The outbox of calls to payment providers. A call is written down with its intent, claimed with a lease, made outside of any
 * transaction, and its answer noted with the facts that follow. Where a process died over it, the next asks before it repeats.
 */
@Injectable()
export class ProviderCalls {
  private readonly log = new Logger(ProviderCalls.name);
  private readonly ended = new EventEmitter().setMaxListeners(0);
  private readonly dispatcher: Dispatcher<CallLane, ClaimedCall>;

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

  /** What is under way is waited for some seconds; else its lease runs out, and the next process asks. */
  stop(): Promise<void> {
    return this.dispatcher.stop(STOP_MS);
  }

  /** There is a call to make. */
  wake(): void {
    this.dispatcher.wake();
  }

  /** Has the provider asked now what has become of a payment. @returns the id of the question */
  async ask(paymentId: string, via: Via, interactive: boolean): Promise<string> {
    const callId = newId(this.clock.now());
    const id = await this.store.transact([], (tx) => addQuestion(tx, callId, { paymentId, via, interactive }));
    this.wake();
    return id;
  }

  /** Waits for a call to end. @returns false when it takes longer than anybody can wait */
  async ending(callId: string, withinMs = WAIT_MS): Promise<boolean> {
    const latest = Date.now() + withinMs;
    const gone = new AbortController();
    const end = () => gone.abort();
    this.ended.on(callId, end);
    try {
      for (;;) {
        if (await hasEnded(this.database.pool, callId)) return true;
        if (Date.now() >= latest) return false;
        // Another process may have it: its end is seen by looking.
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
      // Its keys were taken away while a payment was open: whoever puts them back finds it waiting.
      this.log.warn(`payment ${paymentId} waits for the keys of ${call.provider}`);
      return this.outcomes.silent(call);
    }
    const { yen, orderRef } = call;
    const patience: Patience = call.interactive ? 'interactive' : 'background';
    const asked: Asked = { call, provider, known: { paymentId, method, yen, orderRef }, patience };
    switch (call.kind) {
      case 'start':
        return this.begin(asked);
      case 'query':
        return this.query(asked);
      case 'capture':
        return this.capture(asked);
      case 'cancel':
        return this.cancel(asked);
      case 'refund':
        return this.refund(asked);
    }
  }

  /** Where an earlier try may have arrived, the provider is asked first what it knows. */
  private async begin({ call, provider, known, patience }: Asked): Promise<void> {
    if (call.attempts > 1 && !provider.isRepeatable) {
      const askedAt = this.clock.now();
      const answer = await provider.query(known, patience);
      if (answer.outcome === 'answered') return this.outcomes.answered(call, answer, askedAt);
      if (answer.outcome === 'silent') return this.outcomes.silent(call);
      if (!isLastMiss(call)) return this.outcomes.missed(call);
    }
    const { wanted } = await this.outcomes.paymentOf(call.paymentId);
    if (!call.request || !isStillWanted(new Date(wanted!.requestedAt), this.clock.now()))
      return this.outcomes.neverMade(call);
    const { paymentId, method, yen } = known;
    const order = { paymentId, method, yen, due: call.due, ...this.orders.decrypt(call.callId, call.request) };
    return this.outcomes.started(call, await provider.start(order, patience));
  }

  private async query({ call, provider, known, patience }: Asked): Promise<void> {
    const askedAt = this.clock.now();
    const answer = await provider.query(known, patience);
    if (answer.outcome === 'answered') return this.outcomes.answered(call, answer, askedAt);
    if (answer.outcome === 'silent') return this.outcomes.silent(call);
    return this.outcomes.missed(call);
  }

  private async capture(asked: Asked): Promise<void> {
    const { call, provider, known, patience } = asked;
    if (!isOpen(await this.outcomes.paymentOf(call.paymentId))) return this.query(asked);
    const askedAt = this.clock.now();
    const captured = await provider.capture(known, call.callId, patience);
    if (captured.outcome === 'answered') return this.outcomes.answered(call, captured, askedAt);
    if (captured.outcome === 'declined') return this.outcomes.notCaptured(call, captured.code, true);
    if (captured.outcome === 'refused') return this.outcomes.notCaptured(call, captured.code);
    if (captured.outcome === 'unknown-order') return this.outcomes.notCaptured(call, captured.outcome);
    return this.outcomes.silent(call);
  }

  private async cancel({ call, provider, known, patience }: Asked): Promise<void> {
    if (call.attempts > 1) return this.outcomes.cancelled(call, { outcome: 'silent' });
    return this.outcomes.cancelled(call, await provider.cancel(known.paymentId, known.method, patience));
  }

  /** Asks for money back; where an earlier try may have arrived, how much was given back comes first. */
  private async refund({ call, provider, known, patience }: Asked): Promise<void> {
    const refund = await this.outcomes.refundOf(call, known.method);
    if (!refund) return this.outcomes.refunded(call, { outcome: 'accepted' });
    if (call.attempts > 1 && !provider.isRepeatable) {
      const given = await provider.queryRefundedTotal(call.paymentId, known.method, patience);
      if (given.outcome === 'silent') return this.outcomes.silent(call);
      if (given.outcome === 'answered' && given.yen >= refund.inAll)
        return this.outcomes.refunded(call, { outcome: 'accepted' });
      if (!isLastMiss(call)) return this.outcomes.missed(call);
    }
    return this.outcomes.refunded(call, await provider.refund(refund.wanted, patience));
  }
}
