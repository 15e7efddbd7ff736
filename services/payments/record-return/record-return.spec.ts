import { describe, expect, it } from '@jest/globals';
import { points, yen } from '../../kernel/money.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  NOON,
  of,
  payment,
  REFUND,
  WHOLE,
} from '../streams/payment.fixture.js';
import { paymentStream } from '../streams/payment.state.js';
import { decideRecordReturn } from './record-return.decide.js';

const paid = [buildPaymentRequested('paypal'), buildPaymentConfirmed()] as const;
const noticed: PaymentEvent = {
  type: 'ReturnNoticed',
  data: { ...of, refundedYen: null, reversedYen: yen(0), via: 'poll' },
};
const record = (history: readonly PaymentEvent[], amount: number, holdings = WHOLE) =>
  payment
    .given(...history)
    .when((state) => decideRecordReturn(state, { yen: yen(amount), now: NOON, refundId: REFUND, holdings }));

describe('money returned at the provider, as an operator reports', () => {
  it('books a completed refund and ends the alarm', () => {
    const events = record([...paid, noticed], 1000).events();
    expect(events).toMatchObject([
      { type: 'RefundRequested', data: { yen: 1000, by: 'provider', taken: { owed: 0 } } },
      { type: 'RefundConfirmed', data: { yen: 1000 } },
    ]);
    const state = [...paid, noticed, ...events].reduce(paymentStream.evolve, paymentStream.initial(of.paymentId));
    expect(state).toMatchObject({ alarms: [], refundedYen: 1000 });
  });

  it('makes its member owe spent points', () => {
    const spent = { ...WHOLE, own: { ...WHOLE.own, amount: points(0) } };
    expect(record(paid, 1000, spent).events()).toMatchObject([{ data: { taken: { owed: 1000 } } }, {}]);
  });

  it.each([
    ['NotPaid', [buildPaymentRequested('paypal')], 1],
    ['NoProvider', [buildPaymentRequested('bank-transfer'), buildPaymentConfirmed()], 1],
    ['RefundUnderWay', [...paid, buildRefundRequested(1)], 1],
    ['MoreThanPaid', paid, 3001],
  ] satisfies [string, readonly PaymentEvent[], number][])('rejects it: %s', (code, history, amount) => {
    expect(record(history, amount).refusal()).toEqual({ code });
  });
});
