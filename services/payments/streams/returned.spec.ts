import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { ProviderStatus, ReturnedMoney } from '../../platform/payments/payment-provider.js';
import type { PaymentEvent } from './payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  buildStatusContext,
  cancelled,
  expired,
  failed,
  NOON,
  of,
  REFUND,
  receiptOf,
  sentOn,
  startAccepted,
  startRequested,
  WHOLE,
} from './payment.fixture.js';
import { paymentStream } from './payment.state.js';
import { followStatus, type StatusContext } from './provider-status.js';

const open = [buildPaymentRequested(), startRequested, startAccepted, sentOn] as const;
const paid = [...open, buildPaymentConfirmed()] as const;
const gone = (refunded: number | null, reversed = 0): ReturnedMoney => ({
  refunded: refunded === null ? null : yen(refunded),
  reversed: yen(reversed),
});
const money = (returned: ReturnedMoney): ProviderStatus => ({
  state: 'paid',
  receipts: [receiptOf('txn-1', 3000, returned)],
});
const stateAfter = (history: readonly PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(of.paymentId));
const follow = (history: readonly PaymentEvent[], status: ProviderStatus, overrides: Partial<StatusContext> = {}) =>
  followStatus(stateAfter(history), status, buildStatusContext(overrides));
const refund = (amount: number): PaymentEvent[] => [
  buildRefundRequested(amount, { refundId: 'own' }),
  { type: 'RefundConfirmed', data: { ...of, refundId: 'own', yen: yen(amount), at: NOON.toISOString() } },
];
const noticed = (refunded: number | null, reversed: number): PaymentEvent => ({
  type: 'ReturnNoticed',
  data: { ...of, refundedYen: refunded === null ? null : yen(refunded), reversedYen: yen(reversed), via: 'poll' },
});
const chargeback: PaymentEvent = {
  type: 'ChargebackOpened',
  data: { ...of, chargebackId: 'c', yen: yen(3000), takenFrom: 'wallet', aside: [] },
};

describe('money returned at the provider', () => {
  it('books a refund and takes its points and bonus', () => {
    expect(follow(paid, money(gone(1000)))).toMatchObject([
      {
        type: 'RefundRequested',
        data: { refundId: REFUND, yen: 1000, by: 'provider', takenFrom: 'wallet', taken: { owed: 0 } },
      },
      { type: 'RefundConfirmed', data: { refundId: REFUND, yen: 1000, at: NOON.toISOString() } },
    ]);
  });

  it('takes the rest of spent points, and makes the remainder owed', () => {
    const holdings = { ...WHOLE, own: { ...WHOLE.own, amount: points(400) } };
    const [first] = follow(paid, money(gone(3000)), { holdings });
    expect(first).toMatchObject({ data: { yen: 3000, taken: { owed: 2600 } } });
  });

  it('books a refund once, however often the provider reports it', () => {
    const events = follow(paid, money(gone(1000)));
    expect(follow([...paid, ...events], money(gone(1000)))).toEqual([]);
    expect(follow([...paid, ...events], money(gone(1500)))).toMatchObject([
      { data: { yen: 500 } },
      { data: { yen: 500 } },
    ]);
  });

  it('does not book a refund that the shop requested itself', () => {
    expect(follow([...paid, ...refund(1000)], money(gone(1000)))).toEqual([]);
    expect(follow([...paid, buildRefundRequested(1000)], money(gone(1000)))).toEqual([]);
  });

  it('waits while another refund or a dispute is under way', () => {
    expect(follow([...paid, buildRefundRequested(500)], money(gone(1500)))).toEqual([]);
    expect(follow([...paid, chargeback], money(gone(3000)))).toEqual([]);
  });

  it('raises an alarm if more was returned than is left', () => {
    const byTransfer: PaymentEvent[] = [
      buildRefundRequested(3000, { refundId: 'own', by: 'transfer' }),
      { type: 'RefundConfirmed', data: { ...of, refundId: 'own', yen: yen(3000), at: NOON.toISOString() } },
    ];
    expect(follow([...paid, ...byTransfer], money(gone(3000)))).toEqual([noticed(3000, 0)]);
    expect(stateAfter([...paid, noticed(3000, 0)]).alarms).toEqual(['returned']);
  });

  it('raises one alarm if the provider does not report the amount', () => {
    expect(follow(paid, money(gone(null)))).toEqual([noticed(null, 0)]);
    expect(follow([...paid, noticed(null, 0)], money(gone(null)))).toEqual([]);
  });
});

describe('money reversed by a bank or a dispute', () => {
  it('raises one alarm, which ends with the recorded chargeback', () => {
    expect(follow(paid, money(gone(0, 3000)))).toEqual([noticed(0, 3000)]);
    expect(follow([...paid, noticed(0, 3000)], money(gone(0, 3000)))).toEqual([]);
    expect(stateAfter([...paid, noticed(0, 3000), chargeback]).alarms).toEqual(['chargeback']);
  });

  it('reports nothing new about a recorded chargeback', () => {
    expect(follow([...paid, chargeback], money(gone(0, 3000)))).toEqual([]);
  });

  it.each([
    ['failed', { state: 'failed', code: 'G011' }],
    ['held', { state: 'held', reason: 'BUYER_COMPLAINT' }],
  ] satisfies [string, ProviderStatus][])('raises an alarm if a paid payment is %s at the provider', (_, status) => {
    expect(follow(paid, status)).toEqual([noticed(0, 3000)]);
  });
});

describe('money returned before the shop heard of it', () => {
  it('issues no points if all of it was returned', () => {
    const events = follow(open, money(gone(3000)));
    expect(events).toMatchObject([
      { type: 'PaymentConfirmed', data: { creditedTo: 'suspense' } },
      { type: 'RefundRequested', data: { yen: 3000, takenFrom: 'suspense' } },
      { type: 'RefundConfirmed', data: { yen: 3000, takenFrom: 'suspense' } },
    ]);
    expect(stateAfter([...open, ...events])).toMatchObject({
      status: 'paid',
      refundedYen: 3000,
      owedYen: 0,
      alarms: [],
    });
  });

  it('issues the points of the rest if a part was returned', () => {
    expect(follow(open, money(gone(1000)))).toMatchObject([
      { type: 'PaymentConfirmed', data: { creditedTo: 'wallet' } },
      { type: 'RefundRequested', data: { yen: 1000, takenFrom: 'wallet' } },
      { type: 'RefundConfirmed', data: { yen: 1000 } },
    ]);
  });

  it.each([
    ['the amount is unknown', gone(null)],
    ['a dispute took it back', gone(0, 3000)],
  ])('issues none, and raises an alarm, if %s', (_, returned) => {
    const events = follow(open, money(returned));
    expect(events).toMatchObject([{ data: { creditedTo: 'suspense' } }, { type: 'ReturnNoticed' }]);
    expect(stateAfter([...open, ...events]).alarms).toEqual(['in-suspense', 'returned']);
  });
});

describe('money held by the provider', () => {
  const held: ProviderStatus = { state: 'held', reason: 'ECHECK' };
  const isHeld: PaymentEvent = { type: 'PaymentHeld', data: { ...of, reason: 'ECHECK', via: 'poll' } };

  it.each([
    ['open', []],
    ['expired', [expired]],
    ['failed', [failed]],
    ['cancelled', [cancelled]],
  ] satisfies [string, PaymentEvent[]][])('reports it once for a payment that was %s', (_, end) => {
    expect(follow([...open, ...end], held)).toEqual([isHeld]);
    expect(stateAfter([...open, ...end, isHeld]).status).toBe('held');
    expect(follow([...open, ...end, isHeld], held)).toEqual([]);
  });

  it('credits held money if the provider releases it, and fails the payment otherwise', () => {
    expect(follow([...open, isHeld], money(gone(0)))).toEqual([buildPaymentConfirmed()]);
    expect(follow([...open, isHeld], { state: 'failed', code: 'DECLINED' })).toMatchObject([{ type: 'PaymentFailed' }]);
  });

  it('remembers the earlier status of the payment', () => {
    expect(stateAfter([...open, cancelled, isHeld, buildPaymentConfirmed()]).alarms).toEqual(['paid-after-failure']);
    expect(stateAfter([...open, expired, isHeld, buildPaymentConfirmed()]).isLate).toBe(true);
  });
});
