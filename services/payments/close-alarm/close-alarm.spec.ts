import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  failed,
  NOON,
  of,
  PAYMENT,
  payment,
} from '../streams/payment.fixture.js';
import { paymentStream } from '../streams/payment.state.js';
import { decideCloseAlarm } from './close-alarm.decide.js';

const alarmsOf = (...history: readonly PaymentEvent[]) =>
  history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT)).alarms;
const paid = [buildPaymentRequested('card'), buildPaymentConfirmed()] as const;
const refund = { ...of, refundId: CALL, yen: yen(3000) };
const refundFailed = (code: string): PaymentEvent => ({ type: 'RefundFailed', data: { ...refund, code } });
const refunded: PaymentEvent = { type: 'RefundConfirmed', data: { ...refund, at: NOON.toISOString() } };
const late = [buildPaymentRequested('card'), failed, buildPaymentConfirmed()] as const;

describe('an alarm', () => {
  it('follows a refund that its provider has refused, and ends with the next one', () => {
    const refused = [...paid, buildRefundRequested(3000), refundFailed('NH18')];
    expect(alarmsOf(...refused)).toEqual(['refund-failed']);
    expect(alarmsOf(...refused, buildRefundRequested(3000))).toEqual([]);
  });

  it('does not follow a refund that finance has withdrawn', () => {
    expect(alarmsOf(...paid, buildRefundRequested(3000, { by: 'transfer' }), refundFailed('withdrawn'))).toEqual([]);
  });

  it('ends for held money once all of it was refunded', () => {
    const held = [buildPaymentRequested('card'), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })];
    const some: PaymentEvent = { type: 'RefundConfirmed', data: { ...refund, yen: yen(1000), at: NOON.toISOString() } };
    expect(alarmsOf(...held, buildRefundRequested(1000), some)).toEqual(['in-suspense']);
    expect(alarmsOf(...held, buildRefundRequested(3000), refunded)).toEqual([]);
  });

  it('can be closed once', () => {
    const close = (history: readonly PaymentEvent[]) =>
      payment.given(...history).when((state) => decideCloseAlarm(state, 'paid-after-failure'));
    const [closed] = close(late).events();
    expect(closed).toEqual({ type: 'PaymentAlarmClosed', data: { ...of, alarm: 'paid-after-failure' } });
    expect(alarmsOf(...late, closed!)).toEqual([]);
    expect(close([...late, closed!]).refusal()).toEqual({ code: 'NoSuchAlarm' });
    expect(close(paid).refusal()).toEqual({ code: 'NoSuchAlarm' });
  });
});
