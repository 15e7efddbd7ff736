import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { LotPart } from '../../points/index.js';
import type { PaymentEvent, PaymentMethod, RefundRequested } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  MEMBER,
  of,
  payment,
} from '../streams/payment.fixture.js';
import { decideRefundPayment } from './refund-payment.decide.js';

const REFUND = '01939000-0000-7000-8000-0000000000ef';
const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const whole = { own: part('own', 3000), bonus: part('bonus', 100, 'free'), converted: [] };
const decide = (
  history: readonly PaymentEvent[],
  amount: number,
  { isSpentToo = false, holdings = whole }: { isSpentToo?: boolean; holdings?: typeof whole } = {},
) =>
  payment
    .given(...history)
    .when((state) => decideRefundPayment(state, { refundId: REFUND, yen: yen(amount), isSpentToo, holdings }));
const paidBy = (method: PaymentMethod) => [buildPaymentRequested(method), buildPaymentConfirmed()] as const;
const refundOf = (amount: number, overrides: Partial<RefundRequested['data']>): RefundRequested => ({
  type: 'RefundRequested',
  data: {
    ...of,
    refundId: REFUND,
    yen: yen(amount),
    by: 'provider',
    takenFrom: 'wallet',
    taken: { parts: [], owed: points(0) },
    ...overrides,
  },
});
const done: PaymentEvent = {
  type: 'RefundConfirmed',
  data: { ...of, refundId: REFUND, yen: yen(2000), at: '2026-01-16T03:00:00.000Z' },
};

describe('a refund', () => {
  it('takes the points of the payment and the same share of its bonus', () => {
    const taken = { parts: [part('own', 3000), part('bonus', 100, 'free')], owed: points(0) };
    expect(decide(paidBy('card'), 3000).events()).toEqual([refundOf(3000, { taken })]);
    const some = { parts: [part('own', 999), part('bonus', 33, 'free')], owed: points(0) };
    expect(decide(paidBy('carrier'), 999).events()).toEqual([refundOf(999, { taken: some })]);
  });

  it.each(['convenience-store', 'pay-easy', 'bank-transfer'] as const)('uses a transfer for %s', (method) => {
    expect(decide(paidBy(method), 1).events()).toMatchObject([{ data: { by: 'transfer' } }]);
  });

  it('takes no points if the house holds the money', () => {
    const held = [buildPaymentRequested('card'), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })];
    expect(decide(held, 3000).events()).toEqual([refundOf(3000, { takenFrom: 'suspense' })]);
  });

  it('makes the member owe the rest of spent points', () => {
    const holdings = { ...whole, own: part('own', 1000) };
    expect(decide(paidBy('card'), 1001, { holdings }).refusal()).toEqual({ code: 'PointsSpent' });
    const [event] = decide(paidBy('card'), 3000, { holdings, isSpentToo: true }).events();
    expect(event).toMatchObject({ data: { memberId: MEMBER, taken: { owed: 2000 } } });
  });

  it('refunds at most the paid amount, in parts that add up to the whole bonus', () => {
    const before = [...paidBy('card'), buildRefundRequested(2000, { refundId: REFUND }), done];
    expect(decide(before, 1001).refusal()).toEqual({ code: 'MoreThanPaid' });
    const [event] = decide(before, 1000).events();
    expect(event).toMatchObject({ data: { taken: { parts: [{ amount: 1000 }, { amount: 34 }] } } });
  });

  it('rejects it if it is unpaid, or while another is under way', () => {
    expect(decide([buildPaymentRequested('card')], 1).refusal()).toEqual({ code: 'NotPaid' });
    expect(decide([...paidBy('card'), buildRefundRequested(1)], 1).refusal()).toEqual({ code: 'RefundUnderWay' });
  });
});
