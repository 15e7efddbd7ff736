import { describe, expect, it } from '@jest/globals';
import { decideCapturePayment } from './capture.js';
import type { PaymentEvent } from './payment.events.js';
import {
  buildPaymentRequested,
  CALL,
  capturing,
  expired,
  failed,
  NEXT_CALL,
  NOON,
  of,
  payment,
  startAccepted,
  startRequested,
} from './payment.fixture.js';

const made: PaymentEvent = {
  type: 'ProviderAnswered',
  data: { ...of, callId: CALL, outcome: 'accepted', providerRef: 'ORDER', code: null },
};
const toPaypal: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: 'paypal' } };
const open = [buildPaymentRequested('paypal'), startRequested, made, toPaypal] as const;

describe('a payer who reports the approval of an order', () => {
  it('starts the capture', () => {
    const events = payment
      .given(...open)
      .when((state) => decideCapturePayment(state, NEXT_CALL, NOON))
      .events();
    expect(events).toEqual([{ type: 'ProviderAsked', data: { ...of, callId: NEXT_CALL, kind: 'capture' } }]);
  });

  it('can approve a declined order again until its due time', () => {
    const decide = (now: Date) =>
      payment
        .given(...open, failed)
        .when((state) => decideCapturePayment(state, NEXT_CALL, now))
        .events();
    expect(decide(NOON)).toHaveLength(1);
    expect(decide(new Date(NOON.getTime() + 3_600_000))).toEqual([]);
  });

  it.each<[string, readonly PaymentEvent[]]>([
    ['it is being taken', [...open, capturing]],
    ['it is over', [...open, expired]],
    ['there is no order yet', [buildPaymentRequested('paypal'), startRequested]],
    ['nobody knows the order’s number', [buildPaymentRequested('paypal'), startRequested, startAccepted, toPaypal]],
  ])('changes nothing if %s', (_, history) => {
    expect(
      payment
        .given(...history)
        .when((state) => decideCapturePayment(state, NEXT_CALL, NOON))
        .events(),
    ).toEqual([]);
  });
});
