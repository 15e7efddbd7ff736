import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  NOON,
  of,
  payment,
} from '../streams/payment.fixture.js';
import { decideSettleDebt } from './settle-debt.decide.js';

const refunding = [
  buildPaymentRequested(),
  buildPaymentConfirmed(),
  buildRefundRequested(3000, { taken: { parts: [], owed: points(2000) } }),
] as const;
const refund = { ...of, refundId: CALL, yen: yen(3000) };
const done: PaymentEvent = { type: 'RefundConfirmed', data: { ...refund, at: NOON.toISOString() } };
const failed: PaymentEvent = { type: 'RefundFailed', data: { ...refund, code: 'NH18' } };
const settle = (history: readonly PaymentEvent[], amount: number) =>
  payment.given(...history).when((state) => decideSettleDebt(state, { yen: yen(amount), by: 'write-off' }));
const settled = (amount: number): PaymentEvent => ({
  type: 'DebtSettled',
  data: { ...of, yen: yen(amount), by: 'write-off' },
});

describe('a debt', () => {
  it('can be settled in parts, at most its amount', () => {
    const owing = [...refunding, done];
    expect(settle(owing, 500).events()).toEqual([settled(500)]);
    expect(settle([...owing, settled(500)], 1501).refusal()).toEqual({ code: 'MoreThanOwed' });
    expect(settle([...owing, settled(500)], 1500).events()).toEqual([settled(1500)]);
  });

  it('cannot be settled while the refund is under way, or after it has failed', () => {
    expect(settle(refunding, 1).refusal()).toEqual({ code: 'RefundUnderWay' });
    expect(settle([...refunding, failed], 1).refusal()).toEqual({ code: 'MoreThanOwed' });
  });
});
