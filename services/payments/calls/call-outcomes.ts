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
import { freshHoldings, holdingsOf, type PurchaseHoldings, walletStreamOf } from '../../points/index.js';
import { addCall, addQuestion, type ClaimedCall, endCall, putOffCall } from '../rows/calls.rows.js';
import { choiceOf, saveDetails, savePayer } from '../rows/details.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import type { PaymentEvent, Via } from '../streams/payment.events.js';
import { type Payment, paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { followTruth } from '../streams/truth.js';
import {
  decideCancelled,
  decideFound,
  decideNeverMade,
  decideNotCaptured,
  decideRefunded,
  decideSilence,
  decideStarted,
  decideUnderWay,
} from './answers.decide.js';
import { askAgainAt, nextTry } from './call-plan.js';
import { PayerFingerprints } from './payer-fingerprints.js';

/** The facts of an answer, or null where nothing of it may be written any more. */
type Follow = (
  tx: StoreTransaction,
  payment: Payment,
) => Promise<Decision<PaymentEvent, never>> | Decision<PaymentEvent, never>;

/** What may be made again once the provider has said that it knows nothing of it. */
const isRepeated = ({ kind }: ClaimedCall): boolean => kind === 'start' || kind === 'refund';

const viaOf = ({ via }: ClaimedCall): Via => (via === 'member' ? 'start' : via);

/** What has come of a call, written with the facts that follow from it: all of it, or nothing where another took it over. */
@Injectable()
export class CallOutcomes {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly payers: PayerFingerprints,
  ) {}

  /** The provider's word on a payment. @param askedAt before it was asked */
  answered(
    call: ClaimedCall,
    { status: truth, slip }: Extract<StatusResult, { outcome: 'answered' }>,
    askedAt: Date,
  ): Promise<void> {
    return this.note(
      call,
      (tx) => endCall(tx, call, truth.state),
      async (tx, payment) => {
        const isBanned = (await findBanned(tx, [call.memberId])).has(call.memberId);
        this.keepSlip(tx, call, slip);
        const finding = {
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
            ? decideFound(payment, { status: truth, slip }, finding)
            : { events: followTruth(payment, truth, finding) };
        this.keepPayer(tx, call, truth, events);
        return { events };
      },
    );
  }

  /** What the provider made of an order. */
  started(call: ClaimedCall, started: Started): Promise<void> {
    if (started.outcome === 'silent') return this.silent(call);
    return this.note(
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

  /** The provider has not taken the money, and says so. @param isDeclined since it does not get it from this payer */
  notCaptured(call: ClaimedCall, code: string, isDeclined = false): Promise<void> {
    return this.note(
      call,
      (tx) => endCall(tx, call, 'refused'),
      (_, payment) => decideNotCaptured(payment, call.callId, { code, isDeclined }),
    );
  }

  /** It may have acted or not: what changes something is looked into again, a question comes by itself. */
  silent(call: ClaimedCall): Promise<void> {
    const until = nextTry(this.clock.now(), call.attempts);
    const { misses } = call;
    return this.note(
      call,
      (tx) =>
        isRepeated(call) || call.kind === 'capture'
          ? putOffCall(tx, call, { outcome: 'silent', until, misses })
          : endCall(tx, call, 'silent'),
      (tx, payment) => decideSilence(payment, call.callId, tx.now),
    );
  }

  /** The provider has accepted a refund and not made it yet: it is asked again until it has decided, however long that takes. */
  underWay(call: ClaimedCall): Promise<void> {
    const until = nextTry(this.clock.now(), call.attempts);
    const { misses } = call;
    return this.note(
      call,
      (tx) => putOffCall(tx, call, { outcome: 'under-way', until, misses }),
      (_, payment) => decideUnderWay(payment, call.callId),
    );
  }

  /** The provider does not know the payment. Once is no proof: the order may still be on its way there. */
  missed(call: ClaimedCall): Promise<void> {
    const until = askAgainAt(this.clock.now());
    const misses = call.misses + 1;
    return this.note(
      call,
      (tx) =>
        isRepeated(call)
          ? putOffCall(tx, call, { outcome: 'unknown-order', until, misses })
          : endCall(tx, call, 'unknown-order'),
      () => ({ events: [] }),
    );
  }

  /** The order does not exist, and nobody waits for it any more. */
  neverMade(call: ClaimedCall): Promise<void> {
    return this.note(
      call,
      (tx) => endCall(tx, call, 'never-made'),
      (_, payment) => decideNeverMade(payment, call.callId),
    );
  }

  /** What the provider made of taking an order back; where it did not, it is asked what has become of it. */
  cancelled(call: ClaimedCall, cancelled: Cancelled): Promise<void> {
    return this.note(
      call,
      (tx) => endCall(tx, call, cancelled.outcome),
      async (tx, payment) => {
        const { callId, paymentId } = call;
        const via = viaOf(call);
        if (cancelled.outcome !== 'accepted')
          await addQuestion(tx, newId(tx.now), { paymentId, via, interactive: true });
        return decideCancelled(payment, callId, cancelled, call.via === 'operator' ? 'operator' : 'member');
      },
    );
  }

  /** What the provider made of being asked for money back. */
  refunded(call: ClaimedCall, refunded: Refunded): Promise<void> {
    if (refunded.outcome === 'silent') return this.silent(call);
    if (refunded.outcome === 'under-way') return this.underWay(call);
    return this.note(
      call,
      (tx) => endCall(tx, call, refunded.outcome),
      (tx, payment) => decideRefunded(payment, refunded, tx.now),
    );
  }

  /** The money that is to go back, and how much the provider has given back in all once it has; null where none is. */
  async refundOf(
    { callId, paymentId }: ClaimedCall,
    method: Refund['method'],
  ): Promise<{ readonly wanted: Refund; readonly inAll: Yen } | null> {
    const state = await this.paymentOf(paymentId);
    if (!state.refund) return null;
    const { yen } = state.refund;
    const receiptRef = state.providerRef!;
    const choice = method === 'carrier' ? await this.store.look((tx) => choiceOf(tx, paymentId)) : '';
    return {
      wanted: { refundId: callId, paymentId, receiptRef, method, yen, choice },
      inAll: add(state.refundedYen, yen),
    };
  }

  /** The payment as it stands now. */
  async paymentOf(paymentId: string): Promise<Payment> {
    return (await this.store.look((tx) => tx.load(paymentStream, paymentId))).state;
  }

  /** Returns what a refund could take: everything at the moment of the credit, later the rest. */
  private holdingsOf(tx: StoreTransaction, { wanted, status }: Payment): Promise<PurchaseHoldings> | PurchaseHoldings {
    const { paymentId, points, bonusPoints } = wanted!;
    if (status === 'paid') return holdingsOf(tx, wanted!, points);
    return freshHoldings(paymentId, { paid: points, bonus: bonusPoints });
  }

  private keepSlip(tx: StoreTransaction, { paymentId }: ClaimedCall, slip: Slip | null): void {
    if (!slip) return;
    const { number, url, more } = slip;
    // What is asked later knows less than what was answered at the start.
    saveDetails(tx, paymentId, { number, ...(url ? { url } : {}), ...(Object.keys(more).length > 0 ? { more } : {}) });
  }

  private keepPayer(
    tx: StoreTransaction,
    { paymentId, provider }: ClaimedCall,
    truth: ProviderStatus,
    events: readonly PaymentEvent[],
  ): void {
    if (truth.state !== 'paid' || !truth.payer) return;
    // Once: what is asked long after must not bring back what was erased.
    if (events.some(({ type }) => type === 'PaymentConfirmed'))
      savePayer(tx, paymentId, this.payers.of(provider, truth.payer));
  }

  private async note(
    call: ClaimedCall,
    close: (tx: StoreTransaction) => Promise<boolean>,
    follow: Follow,
  ): Promise<void> {
    const { paymentId, memberId, callId, attempts } = call;
    // The parcels too: what is owed of money that went back may hold them.
    const locks = [paymentStreamOf(paymentId), walletStreamOf(memberId), lockOfParcels(memberId)];
    await this.store.transact(locks, async (tx) => {
      if (!(await close(tx))) return;
      const found: Loaded<Payment> = await tx.load(paymentStream, paymentId);
      const { events = [] } = await follow(tx, found.state);
      // A question may be asked again under its id: the moment tells its answers apart.
      const commandId = `payment-call/${callId}/${attempts}/${tx.now.getTime()}`;
      await recordPayment(tx, { commandId, actor: `provider:${call.provider}` }, found, events);
      for (const { type, data } of events)
        if (type === 'ProviderAsked')
          addCall(tx, { callId: data.callId, paymentId, kind: 'capture', via: viaOf(call), request: null });
    });
  }
}
