import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { ProviderStatus, ReturnedMoney } from '../../platform/payments/payment-provider.js';
import type { LotPart, TakenBack } from '../../points/index.js';
import type { PaymentEvent, RefundRequested } from './payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  buildStatusContext,
  CALL,
  NOON,
  of,
  receiptOf,
} from './payment.fixture.js';
import { paymentStream } from './payment.state.js';
import { followStatus, type StatusContext } from './provider-status.js';

const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const TAKEN: TakenBack = { parts: [part('own', 600), part('bonus', 33, 'free')], owed: points(400) };
const paid = [buildPaymentRequested('amazon-pay'), buildPaymentConfirmed()] as const;
const refund = (
  amount: number,
  refundId: string = CALL,
  overrides: Partial<RefundRequested['data']> = {},
  at = NOON,
): PaymentEvent[] => [
  buildRefundRequested(amount, { refundId, taken: TAKEN, ...overrides }),
  { type: 'RefundConfirmed', data: { ...of, refundId, yen: yen(amount), at: at.toISOString() } },
];
const money = (refunded: number | null, reversed = 0): ProviderStatus => {
  const returned: ReturnedMoney = { refunded: refunded === null ? null : yen(refunded), reversed: yen(reversed) };
  return { state: 'paid', receipts: [receiptOf('txn-1', 3000, returned)] };
};
const stateAfter = (history: readonly PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(of.paymentId));
const follow = (history: readonly PaymentEvent[], status: ProviderStatus, overrides: Partial<StatusContext> = {}) =>
  followStatus(stateAfter(history), status, buildStatusContext(overrides));
const settled = (amount: number, by: 'transfer' | 'write-off'): PaymentEvent => ({
  type: 'DebtSettled',
  data: { ...of, yen: yen(amount), by },
});

describe('a refund that the provider accepted and did not make', () => {
  it('returns what it had taken, and raises an alarm', () => {
    const events = follow([...paid, ...refund(1000)], money(0));
    expect(events).toEqual([
      {
        type: 'RefundBounced',
        data: {
          ...of,
          refundId: CALL,
          yen: 1000,
          by: 'provider',
          takenFrom: 'wallet',
          restored: { parts: TAKEN.parts, owed: 400 },
          repaidYen: 0,
          writtenOffYen: 0,
          at: NOON.toISOString(),
          via: 'poll',
        },
      },
    ]);
    const state = stateAfter([...paid, ...refund(1000), ...events]);
    expect(state).toMatchObject({ refundedYen: 0, owedYen: 0, refunds: [], alarms: ['refund-failed'] });
    expect(state.movements.map(({ kind, yen: amount }) => [kind, amount])).toEqual([
      ['payment', 3000],
      ['refund', -1000],
      ['refund', 1000],
    ]);
  });

  it('gets reversed once, however often the provider reports it, and again if it fails again', () => {
    const history = [...paid, ...refund(1000)];
    const bounced = [...history, ...follow(history, money(0))];
    expect(follow(bounced, money(0))).toEqual([]);
    expect(follow(bounced, money(1000))).toMatchObject([{ type: 'RefundRequested' }, { type: 'RefundConfirmed' }]);
  });

  it('matches the one with this amount among several', () => {
    const history = [...paid, ...refund(1000, 'first'), ...refund(500, 'second'), ...refund(700, 'third')];
    expect(follow(history, money(1200))).toMatchObject([{ data: { refundId: 'first', yen: 1000 } }]);
    expect(follow(history, money(1000))).toMatchObject([
      { data: { refundId: 'third', yen: 700 } },
      { data: { refundId: 'second', yen: 500 } },
    ]);
  });

  it('can come back in part: first the debt ends, then the points return', () => {
    const history = [...paid, ...refund(1000)];
    const [bounced] = follow(history, money(500));
    expect(bounced).toMatchObject({
      data: { yen: 500, restored: { parts: [part('own', 100), part('bonus', 17, 'free')], owed: 400 } },
    });
    const [rest] = follow([...history, bounced!], money(0));
    expect(rest).toMatchObject({
      data: { yen: 500, restored: { parts: [part('own', 500), part('bonus', 16, 'free')], owed: 0 } },
    });
  });

  it.each([
    [
      'gives the member as points what they had transferred',
      settled(400, 'transfer'),
      [part('own', 1000), part('bonus', 33, 'free')],
      400,
      0,
    ],
    ['gives the shop what it had written off', settled(400, 'write-off'), TAKEN.parts, 0, 400],
  ] as const)('%s of a debt settled meanwhile', (_, settlement, parts, repaidYen, writtenOffYen) => {
    const history = [...paid, ...refund(1000), settlement];
    const [bounced] = follow(history, money(0));
    expect(bounced).toMatchObject({ data: { restored: { parts, owed: 0 }, repaidYen, writtenOffYen } });
    expect(stateAfter([...history, bounced!])).toMatchObject({
      owedYen: 0,
      settledYen: { transfer: 0, 'write-off': 0 },
    });
  });

  it('returns to suspense if the money issued no points', () => {
    const history = [buildPaymentRequested('paypal'), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })];
    const gone = refund(3000, CALL, { takenFrom: 'suspense', taken: { parts: [], owed: points(0) } });
    const events = follow([...history, ...gone], money(0));
    expect(events).toMatchObject([{ data: { takenFrom: 'suspense', restored: { parts: [], owed: 0 } } }]);
    expect(stateAfter([...history, ...gone, ...events]).alarms).toEqual(['in-suspense', 'refund-failed']);
  });

  it.each([
    [
      'a question that was asked before the refund was made',
      [...paid, ...refund(1000, CALL, {}, new Date(NOON.getTime() + 56_000))],
      money(0),
    ],
    [
      'a refund that is under way',
      [...paid, ...refund(1000), buildRefundRequested(500, { refundId: 'next' })],
      money(0),
    ],
    ['a provider that does not say how much', [...paid, ...refund(1000)], money(null)],
    ['a refund by transfer', [...paid, ...refund(1000, CALL, { by: 'transfer' })], money(0)],
    ['a refund that an operator has recorded', [...paid, ...refund(1000, CALL, { isRecorded: true })], money(0)],
    ['money that a bank took back and an operator recorded as a refund', [...paid, ...refund(3000)], money(0, 3000)],
  ] satisfies [string, readonly PaymentEvent[], ProviderStatus][])('ignores %s', (_, history, status) => {
    expect(follow(history, status)).toEqual([]);
  });

  it('waits while another receipt reports the refund', () => {
    const returned = { refunded: yen(1000), reversed: yen(0) };
    const receipts = [receiptOf('txn-1'), receiptOf('txn-2', 3000, returned)];
    const history = [...paid, ...refund(1000)];
    expect(follow(history, { state: 'paid', receipts })).toMatchObject([{ type: 'SurplusReceived' }]);
  });
});

describe('an alarm about money that the provider no longer holds', () => {
  const noticed: PaymentEvent = {
    type: 'ReturnNoticed',
    data: { ...of, refundedYen: yen(0), reversedYen: yen(3000), via: 'poll' },
  };

  it('ends once the money is there again', () => {
    const events = follow([...paid, noticed], money(0));
    expect(events).toMatchObject([{ type: 'ReturnNoticed', data: { refundedYen: 0, reversedYen: 0 } }]);
    expect(stateAfter([...paid, noticed, ...events]).alarms).toEqual([]);
    expect(follow([...paid, noticed, ...events], money(0))).toEqual([]);
    expect(follow([...paid, noticed, ...events], money(0, 3000))).toMatchObject([{ data: { reversedYen: 3000 } }]);
  });
});
