import { describe, expect, it } from '@jest/globals';
import type { PaymentEvent } from '../streams/payment.events.js';
import {
  answered,
  asked,
  CALL,
  cancelled,
  capturing,
  confirmed,
  expired,
  of,
  payment,
  requested,
  sentOn,
  slipIssued,
} from '../streams/payment.fixture.js';
import { decideCancelPayment } from './cancel-payment.decide.js';

const awaited: PaymentEvent = { type: 'TransferAwaited', data: { ...of, due: '2026-01-20T14:59:59.999Z' } };
const decide = (...history: PaymentEvent[]) =>
  payment.given(...history).when((state) => decideCancelPayment(state, { callId: CALL, by: 'member' }));
const slip = [requested('convenience-store'), asked, answered, slipIssued] as const;

describe('cancelling a payment', () => {
  it('decides alone if the money would come to the shop’s own account', () => {
    expect(decide(requested('bank-transfer'), awaited).events()).toEqual([cancelled]);
  });

  it('requests it from a store’s provider', () => {
    const data = { ...of, callId: CALL, kind: 'cancel' };
    expect(decide(...slip).events()).toEqual([{ type: 'ProviderAsked', data }]);
  });

  it('ends a wallet order at once, since only the shop captures its money', () => {
    const toPaypal: PaymentEvent = { type: 'MemberSentOn', data: { ...of, to: 'paypal' } };
    const open = [requested('paypal'), asked, answered, toPaypal];
    expect(decide(...open).events()).toEqual([cancelled]);
    expect(decide(...open, capturing).refusal()).toEqual({ code: 'AtProvider' });
    const held: PaymentEvent = { type: 'PaymentHeld', data: { ...of, reason: 'ECHECK', via: 'poll' } };
    expect(decide(...open, held).refusal()).toEqual({ code: 'AtProvider' });
  });

  it.each<[string, string, PaymentEvent[]]>([
    ['NotOpen', 'paid', [...slip, confirmed()]],
    ['NotOpen', 'expired', [...slip, expired]],
    ['NotOpen', 'cancelled', [requested('bank-transfer'), awaited, cancelled]],
    ['NotOpen', 'nobody’s', []],
    ['AtProvider', 'at the card’s issuer', [requested(), asked, answered, sentOn]],
    ['AtProvider', 'not answered yet', [requested('convenience-store'), asked]],
    [
      'AtProvider',
      'being cancelled',
      [...slip, { type: 'ProviderAsked', data: { ...of, callId: CALL, kind: 'cancel' } }],
    ],
    ['CannotBeCancelled', 'Pay-easy', [requested('pay-easy'), asked, answered, slipIssued]],
  ])('rejects it, %s, if it is %s', (code, _, history) => {
    expect(decide(...history).refusal()).toEqual({ code });
  });
});
