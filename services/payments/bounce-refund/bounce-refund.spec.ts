import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { LotPart, TakenBack } from '../../points/index.js';
import type { PaymentEvent, RefundRequested } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  NOON,
  of,
  payment,
  WHOLE,
} from '../streams/payment.fixture.js';
import { decideBounceRefund } from './bounce-refund.decide.js';

const part = (lotId: string, amount: number, kind: LotPart['kind'] = 'paid'): LotPart => ({
  lotId,
  kind,
  amount: points(amount),
});
const TAKEN: TakenBack = { parts: [part('own', 600), part('bonus', 33, 'free')], owed: points(400) };
const paid = [buildPaymentRequested('amazon-pay'), buildPaymentConfirmed()] as const;
const refund = (amount: number, overrides: Partial<RefundRequested['data']> = {}): PaymentEvent[] => [
  buildRefundRequested(amount, { refundId: CALL, taken: TAKEN, ...overrides }),
  { type: 'RefundConfirmed', data: { ...of, refundId: CALL, yen: yen(amount), at: NOON.toISOString() } },
];

describe('a refund whose money came back, as an operator reports', () => {
  const bounce = (history: readonly PaymentEvent[], refundId = CALL) =>
    payment.given(...history).when((state) => decideBounceRefund(state, { refundId, now: NOON, holdings: WHOLE }));

  it.each(['transfer', 'provider'] as const)('returns the points (%s)', (by) => {
    const events = bounce([...paid, ...refund(1000, { by })]).events();
    expect(events).toMatchObject([{ data: { yen: 1000, by, via: 'operator', restored: TAKEN } }]);
  });

  it.each([
    ['RefundUnderWay', [...paid, ...refund(1000), buildRefundRequested(1)]],
    ['NoSuchRefund', paid],
    ['NoSuchRefund', [...paid, ...refund(1000, { by: 'reversal' })]],
  ] satisfies [string, readonly PaymentEvent[]][])('rejects it: %s', (code, history) => {
    expect(bounce(history).refusal()).toEqual({ code });
  });
});
