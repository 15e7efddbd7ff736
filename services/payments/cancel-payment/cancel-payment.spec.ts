import { describe, expect, it } from '@jest/globals';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  CALL,
  cancelled,
  capturing,
  expired,
  of,
  payment,
  sentOn,
  slipIssued,
  startAccepted,
  startRequested,
} from '../streams/payment.fixture.js';
import { decideCancelPayment } from './cancel-payment.decide.js';

const awaited: PaymentEvent = { type: 'TransferAwaited', data: { ...of, due: '2026-01-20T14:59:59.999Z' } };
const decide = (...history: PaymentEvent[]) =>
  payment.given(...history).when((state) => decideCancelPayment(state, { callId: CALL, by: 'member' }));
const slip = [buildPaymentRequested('convenience-store'), startRequested, startAccepted, slipIssued] as const;

describe('cancelling a payment', () => {
  it('decides alone if the money would come to the shop’s own account', () => {
    expect(decide(buildPaymentRequested('bank-transfer'), awaited).events()).toEqual([cancelled]);
  });

  it('requests it from a store’s provider', () => {
    const data = { ...of, callId: CALL, kind: 'cancel' };
    expect(decide(...slip).events()).toEqual([{ type: 'ProviderAsked', data }]);
  });

  it('ends a wallet order at once, since only the shop captures its money', () => {
    const toPaypal: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: 'paypal' } };
    const open = [buildPaymentRequested('paypal'), startRequested, startAccepted, toPaypal];
    expect(decide(...open).events()).toEqual([cancelled]);
    expect(decide(...open, capturing).refusal()).toEqual({ code: 'AtProvider' });
    const held: PaymentEvent = { type: 'PaymentHeld', data: { ...of, reason: 'ECHECK', via: 'poll' } };
    expect(decide(...open, held).refusal()).toEqual({ code: 'AtProvider' });
  });

  it.each<[string, string, PaymentEvent[]]>([
    ['NotOpen', 'paid', [...slip, buildPaymentConfirmed()]],
    ['NotOpen', 'expired', [...slip, expired]],
    ['NotOpen', 'cancelled', [buildPaymentRequested('bank-transfer'), awaited, cancelled]],
    ['NotOpen', 'nobody’s', []],
    ['AtProvider', 'at the card’s issuer', [buildPaymentRequested(), startRequested, startAccepted, sentOn]],
    ['AtProvider', 'without a response yet', [buildPaymentRequested('convenience-store'), startRequested]],
    [
      'AtProvider',
      'being cancelled',
      [...slip, { type: 'ProviderAsked', data: { ...of, callId: CALL, kind: 'cancel' } }],
    ],
    ['CannotBeCancelled', 'Pay-easy', [buildPaymentRequested('pay-easy'), startRequested, startAccepted, slipIssued]],
  ])('rejects it, %s, if it is %s', (code, _, history) => {
    expect(decide(...history).refusal()).toEqual({ code });
  });
});
