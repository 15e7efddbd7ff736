import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  buildStatusContext,
  CALL,
  cancelled,
  capturing,
  expired,
  NOON,
  of,
  payment,
  receiptOf,
  sentOn,
  slipIssued,
  startAccepted,
  startRequested,
} from '../streams/payment.fixture.js';
import { paymentStream } from '../streams/payment.state.js';
import {
  decideCancelled,
  decideFound,
  decideNeverCreated,
  decideNotCaptured,
  decideRefunded,
  decideSilence,
  decideStarted,
} from './provider-responses.decide.js';

const storeOrder = [buildPaymentRequested('convenience-store'), startRequested] as const;
const silent: PaymentEvent = { type: 'ProviderSilent', data: { ...of, callId: CALL, since: NOON.toISOString() } };
const accepted = { outcome: 'accepted', slip: null, redirect: null } as const;
const refusedWith = (code: string): PaymentEvent => ({
  type: 'ProviderAnswered',
  data: { ...of, callId: CALL, outcome: 'refused', providerRef: null, code },
});
const failedWith = (code: string): PaymentEvent => ({ type: 'PaymentFailed', data: { ...of, code } });

describe('the response to an order', () => {
  it('issues a slip if it is accepted', () => {
    const due = '2026-01-15T03:30:00.000Z';
    const events = payment
      .given(...storeOrder)
      .when((state) => decideStarted(state, CALL, accepted, NOON))
      .events();
    expect(events).toEqual([startAccepted, { type: 'SlipIssued', data: { ...of, due } }]);
  });

  it('changes nothing if a query has already found the accepted order', () => {
    const knownOrder = payment.given(...storeOrder, startAccepted, slipIssued);
    expect(knownOrder.when((state) => decideStarted(state, CALL, accepted, NOON)).events()).toEqual([startAccepted]);
  });

  it('stays expired if it is accepted later, and is watched', () => {
    const late = payment.given(...storeOrder, expired);
    expect(late.when((state) => decideStarted(state, CALL, accepted, NOON)).events()).toEqual([startAccepted]);
  });

  it('fails if it is refused or was never sent', () => {
    const open = payment.given(...storeOrder);
    const refused = { outcome: 'refused', code: 'NB01' } as const;
    expect(open.when((state) => decideStarted(state, CALL, refused, NOON)).events()).toEqual([
      refusedWith('NB01'),
      failedWith('NB01'),
    ]);
    const never = [refusedWith('unreachable'), failedWith('unreachable')];
    expect(open.when((state) => decideStarted(state, CALL, { outcome: 'unreachable' }, NOON)).events()).toEqual(never);
    expect(open.when((state) => decideNeverCreated(state, CALL)).events()).toEqual(never);
  });

  it('reports silence once, however often it repeats', () => {
    const open = payment.given(...storeOrder);
    expect(open.when((state) => decideStarted(state, CALL, { outcome: 'silent' }, NOON)).events()).toEqual([silent]);
    expect(
      payment
        .given(...storeOrder, silent)
        .when((state) => decideSilence(state, CALL, NOON))
        .events(),
    ).toEqual([]);
  });
});

describe('an order whose response was lost, and which the provider knows', () => {
  const status = { state: 'open' } as const;
  const slip = { number: '123', url: null, more: {} };
  const seen = buildStatusContext({ via: 'start' });
  const foundEvents = (history: readonly PaymentEvent[], known: typeof slip | null) =>
    payment
      .given(...history)
      .when((state) => decideFound(state, { status, slip: known }, seen))
      .events();
  const byCard = [buildPaymentRequested(), startRequested, silent];

  it('can be paid at a store once its number is found', () => {
    const due = '2026-01-15T03:30:00.000Z';
    const atStore = [...storeOrder, silent];
    expect(foundEvents(atStore, slip)).toEqual([startAccepted, { type: 'SlipIssued', data: { ...of, due } }]);
    expect(foundEvents(atStore, null)).toEqual([startAccepted, failedWith('answer-lost')]);
  });

  it('fails if the lost response contained the redirect', () => {
    expect(foundEvents(byCard, null)).toEqual([startAccepted, failedWith('answer-lost')]);
    expect(foundEvents([buildPaymentRequested('pay-easy'), startRequested, silent], slip)).toEqual([
      startAccepted,
      failedWith('answer-lost'),
    ]);
  });

  it('fails even if another query came first', () => {
    expect(foundEvents([...byCard, startAccepted, sentOn], null)).toEqual([failedWith('answer-lost')]);
  });

  it('reports nothing more once it has ended, and credits paid money', () => {
    expect(foundEvents([...byCard, startAccepted, sentOn, expired], null)).toEqual([]);
    const receipts = [receiptOf()];
    const events = payment
      .given(...byCard)
      .when((state) => decideFound(state, { status: { state: 'paid', receipts }, slip: null }, seen))
      .events();
    expect(events).toEqual([startAccepted, sentOn, buildPaymentConfirmed('txn-1', { via: 'start' })]);
  });
});

describe('a capture that was refused', () => {
  const toPaypal: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: 'paypal' } };
  const taking = [buildPaymentRequested('paypal'), startRequested, startAccepted, toPaypal, capturing];
  const notCaptured = (history: readonly PaymentEvent[], code: string, isDeclined: boolean) =>
    payment
      .given(...history)
      .when((state) => decideNotCaptured(state, CALL, { code, isDeclined }))
      .events();
  const DECLINED = 'INSTRUMENT_DECLINED';
  const NOT_APPROVED = 'ORDER_NOT_APPROVED';

  it('leaves the order open if its payer has not approved', () => {
    expect(notCaptured(taking, NOT_APPROVED, false)).toEqual([refusedWith(NOT_APPROVED)]);
  });

  it('fails at once if the payer was declined, and again if the second attempt has no better result', () => {
    const events = [refusedWith(DECLINED), failedWith(DECLINED)];
    expect(notCaptured(taking, DECLINED, true)).toEqual(events);
    const again = [...taking, ...events, capturing];
    expect(notCaptured(again, NOT_APPROVED, false)).toEqual([refusedWith(NOT_APPROVED), failedWith(DECLINED)]);
  });

  it('credits money captured at the second attempt after a failure', () => {
    const state = [...taking, failedWith(DECLINED), capturing, buildPaymentConfirmed()].reduce(
      paymentStream.evolve,
      paymentStream.initial(of.paymentId),
    );
    expect(state).toMatchObject({ status: 'paid', alarms: [], failureCode: null });
  });
});

describe('the response to a refund', () => {
  const refunding = payment.given(buildPaymentRequested(), buildPaymentConfirmed(), buildRefundRequested(1000));
  const refund = { ...of, refundId: CALL, yen: yen(1000) };

  it('confirms the refund if it is done', () => {
    const events = refunding.when((state) => decideRefunded(state, { outcome: 'accepted' }, NOON)).events();
    expect(events).toEqual([
      { type: 'RefundConfirmed', data: { ...refund, at: NOON.toISOString(), takenFrom: 'wallet' } },
    ]);
  });

  it.each([
    [{ outcome: 'refused', code: 'NH18' }, 'NH18'],
    [{ outcome: 'unreachable' }, 'unreachable'],
  ] as const)('keeps the money after %j', (response, code) => {
    const events = refunding.when((state) => decideRefunded(state, response, NOON)).events();
    expect(events).toEqual([{ type: 'RefundFailed', data: { ...refund, code } }]);
  });

  it('changes nothing if no refund is under way', () => {
    const ended = payment.given(buildPaymentRequested(), buildPaymentConfirmed());
    expect(ended.when((state) => decideRefunded(state, { outcome: 'accepted' }, NOON)).events()).toEqual([]);
  });
});

describe('the response to a cancellation', () => {
  const open = payment.given(...storeOrder, startAccepted, slipIssued);

  it('cancels the payment if it is done', () => {
    const events = open.when((state) => decideCancelled(state, CALL, { outcome: 'accepted' }, 'member')).events();
    expect(events).toEqual([startAccepted, cancelled]);
  });

  it.each([{ outcome: 'refused', code: 'DC99' }, { outcome: 'silent' }, { outcome: 'unreachable' }] as const)(
    'stays open after %j, and queries its provider',
    (response) => {
      const events = open.when((state) => decideCancelled(state, CALL, response, 'member')).events();
      expect(events).toEqual([refusedWith(response.outcome === 'refused' ? response.code : response.outcome)]);
    },
  );
});
