import { describe, expect, it } from '@jest/globals';
import { accept } from '../../kernel/decision.js';
import { yen } from '../../kernel/money.js';
import type { ProviderReceipt, ProviderStatus } from '../../platform/payments/payment-provider.js';
import type { PaymentEvent } from './payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildStatusContext,
  CALL,
  cancelled,
  capturing,
  expired,
  failed,
  NEXT_CALL,
  NOON,
  of,
  payment,
  receiptOf,
  sentOn,
  slipIssued,
  startAccepted,
  startRequested,
} from './payment.fixture.js';
import { type Payment, paymentStream } from './payment.state.js';
import { followStatus, type StatusContext } from './provider-status.js';

const receipt = receiptOf;
const paid = (...receipts: ProviderReceipt[]): ProviderStatus => ({ state: 'paid', receipts });
const following =
  (status: ProviderStatus, overrides: Partial<StatusContext> = {}) =>
  (state: Payment) =>
    accept(...followStatus(state, status, buildStatusContext(overrides)));
const stateAfter = (...history: PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(of.paymentId));

const slip = [buildPaymentRequested('convenience-store'), startRequested, startAccepted, slipIssued] as const;
const card = [buildPaymentRequested(), startRequested, startAccepted, sentOn] as const;

describe('a payment whose money has arrived at the provider', () => {
  it('gets confirmed if it is open', () => {
    expect(
      payment
        .given(...card)
        .when(following(paid(receipt())))
        .events(),
    ).toEqual([buildPaymentConfirmed()]);
  });

  it('gets confirmed after a start without a response', () => {
    const events = payment
      .given(buildPaymentRequested('convenience-store'), startRequested)
      .when(following(paid(receipt())))
      .events();
    expect(events.map(({ type }) => type)).toEqual(['ProviderAnswered', 'SlipIssued', 'PaymentConfirmed']);
  });

  it.each([
    ['expired', expired, []],
    ['failed', failed, ['paid-after-failure']],
    ['cancelled', cancelled, ['paid-after-failure']],
  ])('gets confirmed although it has %s', (status, end, alarms) => {
    expect(
      payment
        .given(...slip, end)
        .when(following(paid(receipt())))
        .events(),
    ).toEqual([buildPaymentConfirmed()]);
    expect(stateAfter(...slip, end, buildPaymentConfirmed())).toMatchObject({
      status: 'paid',
      isLate: status === 'expired',
      alarms,
    });
  });

  it('changes nothing if it is paid', () => {
    expect(
      payment
        .given(...slip, buildPaymentConfirmed())
        .when(following(paid(receipt())))
        .events(),
    ).toEqual([]);
  });

  it('reports a second receipt once as surplus, and never credits it', () => {
    const [one, two] = [receipt(), receipt('txn-2')];
    const surplus = {
      type: 'SurplusReceived',
      data: { ...of, providerRef: 'txn-2', yen: yen(3000), via: 'poll' },
    } as const;
    expect(
      payment
        .given(...slip, buildPaymentConfirmed())
        .when(following(paid(one, two)))
        .events(),
    ).toEqual([surplus]);
    expect(
      payment
        .given(...slip)
        .when(following(paid(one, two)))
        .events(),
    ).toEqual([buildPaymentConfirmed(), surplus]);
    expect(
      payment
        .given(...slip, buildPaymentConfirmed(), surplus)
        .when(following(paid(one, two)))
        .events(),
    ).toEqual([]);
    expect(stateAfter(...slip, buildPaymentConfirmed(), surplus)).toMatchObject({
      providerRef: 'txn-1',
      alarms: ['surplus'],
    });
  });

  it.each([2999, 3001, 0])('raises one alarm and credits nothing for another amount, %i', (amount) => {
    const differed = {
      type: 'AmountDiffered',
      data: { ...of, providerRef: 'txn-1', yen: yen(amount), via: 'poll' },
    } as const;
    expect(
      payment
        .given(...slip)
        .when(following(paid(receipt('txn-1', amount))))
        .events(),
    ).toEqual([differed]);
    expect(
      payment
        .given(...slip, differed)
        .when(following(paid(receipt('txn-1', amount))))
        .events(),
    ).toEqual([]);
    expect(stateAfter(...slip, differed)).toMatchObject({ status: 'awaiting', alarms: ['other-amount'] });
  });

  it('holds the money of a banned member', () => {
    const held = buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' });
    expect(
      payment
        .given(...slip)
        .when(following(paid(receipt()), { isBanned: true }))
        .events(),
    ).toEqual([held]);
    expect(stateAfter(...slip, held).alarms).toEqual(['in-suspense']);
  });

  it('ignores a payment without a purchase', () => {
    expect(
      payment
        .given()
        .when(following(paid(receipt())))
        .events(),
    ).toEqual([]);
  });
});

describe('a payment that failed at the provider', () => {
  const no: ProviderStatus = { state: 'failed', code: 'AG49' };

  it('fails if it is open', () => {
    expect(
      payment
        .given(...card)
        .when(following(no))
        .events(),
    ).toEqual([failed]);
  });

  it.each([
    ['failed', failed],
    ['expired', expired],
    ['cancelled', cancelled],
  ])('stays %s', (_, end) => {
    expect(
      payment
        .given(...card, end)
        .when(following(no))
        .events(),
    ).toEqual([]);
  });
});

describe('a payment that is open at the provider', () => {
  const silent: PaymentEvent = {
    type: 'ProviderSilent',
    data: { ...of, callId: CALL, since: NOON.toISOString() },
  };

  it('reports nothing new', () => {
    expect(
      payment
        .given(...slip)
        .when(following({ state: 'open' }))
        .events(),
    ).toEqual([]);
  });

  it('issues the slip after a start without a response', () => {
    const [first] = slip;
    const events = payment
      .given(first, startRequested, silent)
      .when(following({ state: 'open' }))
      .events();
    expect(events.map(({ type }) => type)).toEqual(['ProviderAnswered', 'SlipIssued']);
    expect(stateAfter(first, startRequested, silent)).toMatchObject({
      status: 'requested',
      silentSince: NOON.toISOString(),
    });
    expect(stateAfter(first, startRequested, silent, ...events)).toMatchObject({
      status: 'awaiting',
      silentSince: null,
      open: null,
    });
  });

  it('ends a silence', () => {
    expect(
      payment
        .given(...card, silent)
        .when(following({ state: 'open' }))
        .events(),
    ).toEqual([startAccepted]);
  });
});

describe('a payer’s approval', () => {
  const toPaypal: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: 'paypal' } };
  const wallet = [
    buildPaymentRequested('paypal'),
    startRequested,
    { ...startAccepted, data: { ...startAccepted.data, providerRef: 'ORDER' } },
    toPaypal,
  ] as PaymentEvent[];
  const approved = (amount = 3000): ProviderStatus => ({ state: 'approved', orderRef: 'ORDER', yen: yen(amount) });
  const eventsAfter = (
    history: readonly PaymentEvent[],
    status: ProviderStatus,
    overrides: Partial<StatusContext> = {},
  ) => followStatus(stateAfter(...history), status, buildStatusContext({ callId: 'question', ...overrides }));

  it('reports the provider’s own id of the order', () => {
    expect(stateAfter(...wallet)).toMatchObject({ status: 'sent-on', orderRef: 'ORDER' });
  });

  it('captures the approved amount', () => {
    expect(eventsAfter(wallet, approved())).toEqual([
      { type: 'ProviderAsked', data: { ...of, callId: NEXT_CALL, kind: 'capture' } },
    ]);
  });

  it('captures nothing for another amount, and raises one alarm', () => {
    const data = { ...of, providerRef: 'order:ORDER', yen: yen(2999), via: 'poll' } as const;
    const differed: PaymentEvent = { type: 'AmountDiffered', data };
    expect(eventsAfter(wallet, approved(2999))).toEqual([differed]);
    expect(eventsAfter([...wallet, differed], approved(2999))).toEqual([]);
  });

  it.each([
    ['it has expired', [...wallet, expired], {}],
    ['it has failed', [...wallet, failed], {}],
    ['the member may not use the shop', wallet, { isBanned: true }],
    ['it is being taken', [...wallet, capturing], {}],
  ])('captures nothing if %s', (_, history, overrides) => {
    expect(eventsAfter(history, approved(), overrides)).toEqual([]);
  });

  it('does not repeat a refused capture at once', () => {
    const events = eventsAfter([...wallet, capturing], approved(), { callId: CALL });
    expect(events.map(({ type }) => type)).toEqual(['ProviderAnswered']);
  });

  it('leaves a capture under way to its own call, unless the money arrives', () => {
    const taking = [...wallet, capturing];
    expect(eventsAfter(taking, { state: 'open' })).toEqual([]);
    expect(eventsAfter(taking, paid(receipt())).map(({ type }) => type)).toEqual([
      'ProviderAnswered',
      'PaymentConfirmed',
    ]);
  });
});
