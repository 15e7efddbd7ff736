import { describe, expect, it } from '@jest/globals';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  cancelled,
  expired,
  of,
  payment,
  slipIssued,
  startAccepted,
  startRequested,
} from '../streams/payment.fixture.js';
import { decideExpirePayment } from './expire-payments.decide.js';

const due = '2026-01-18T14:59:59.999Z';
const slip = [buildPaymentRequested('convenience-store', { due }), startRequested, startAccepted, slipIssued] as const;
const at = (text: string) => new Date(text);

describe('a payment', () => {
  it('expires after its due time, and not before', () => {
    const open = payment.given(...slip);
    expect(open.when((state) => decideExpirePayment(state, at('2026-01-18T14:59:59.998Z'))).events()).toEqual([]);
    expect(open.when((state) => decideExpirePayment(state, at(due))).events()).toEqual([expired]);
  });

  it('expires if its provider never responded', () => {
    const silent = payment.given(slip[0], startRequested);
    expect(silent.when((state) => decideExpirePayment(state, at(due))).events()).toEqual([expired]);
  });

  it('never expires while its provider holds the money', () => {
    const held: PaymentEvent = { type: 'PaymentHeld', data: { ...of, reason: 'ECHECK', via: 'poll' } };
    expect(
      payment
        .given(...slip, held)
        .when((state) => decideExpirePayment(state, at('2027-01-18')))
        .events(),
    ).toEqual([]);
  });

  it.each([
    ['paid', buildPaymentConfirmed()],
    ['cancelled', cancelled],
    ['expired', expired],
  ])('stays %s', (_, end) => {
    const ended = payment.given(...slip, end);
    expect(ended.when((state) => decideExpirePayment(state, at(due))).events()).toEqual([]);
  });
});
