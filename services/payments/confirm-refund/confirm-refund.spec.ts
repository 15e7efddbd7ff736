import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
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
import { decideConfirmRefund, decideWithdrawRefund } from './confirm-refund.decide.js';

const paid: readonly PaymentEvent[] = [buildPaymentRequested('convenience-store'), buildPaymentConfirmed()];
const refund = { ...of, refundId: CALL, yen: yen(3000) };
const confirm = (history: readonly PaymentEvent[], sentAt = NOON) =>
  payment.given(...history).when((state) => decideConfirmRefund(state, { sentAt, now: NOON }));
const withdraw = (history: readonly PaymentEvent[]) => payment.given(...history).when(decideWithdrawRefund);

describe('a refund that waits for a transfer', () => {
  const waiting = [...paid, buildRefundRequested(3000, { by: 'transfer' })];

  it('records the time of the transfer', () => {
    const data = { ...refund, at: NOON.toISOString(), takenFrom: 'wallet' } as const;
    expect(confirm(waiting).events()).toEqual([{ type: 'RefundConfirmed', data }]);
    expect(confirm(waiting, new Date(NOON.getTime() + 1)).refusal()).toEqual({ code: 'InTheFuture' });
  });

  it('can be withdrawn', () => {
    const data = { ...refund, code: 'withdrawn' };
    expect(withdraw(waiting).events()).toEqual([{ type: 'RefundFailed', data }]);
  });

  it('requires a transfer under way, and not one of the provider', () => {
    for (const history of [paid, [...paid, buildRefundRequested(3000)]]) {
      expect(confirm(history).refusal()).toEqual({ code: 'NoTransferDue' });
      expect(withdraw(history).refusal()).toEqual({ code: 'NoTransferDue' });
    }
  });
});
