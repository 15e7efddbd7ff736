import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { PaymentEvent, PaymentMethod } from '../streams/payment.events.js';
import {
  buildPaymentConfirmed,
  buildPaymentRequested,
  buildRefundRequested,
  CALL,
  cancelled,
  expired,
  NOON,
  of,
  PAYMENT,
  sentOn,
  slipIssued,
} from '../streams/payment.fixture.js';
import { paymentStream } from '../streams/payment.state.js';
import { decidePaymentNews, type PaymentMove } from './payment-news.decide.js';

const newsOf = (history: readonly PaymentEvent[], move: PaymentMove) =>
  decidePaymentNews(history.reduce(paymentStream.evolve, paymentStream.initial(PAYMENT)), move);
const slip = [buildPaymentRequested('convenience-store'), slipIssued] as const;
const refunded = (refundId: string): PaymentEvent => ({
  type: 'RefundConfirmed',
  data: { ...of, refundId, yen: yen(1000), at: NOON.toISOString() },
});

describe('the mail about an event of a payment', () => {
  it('explains how to pay while it can be paid', () => {
    expect(newsOf(slip, { kind: 'awaited' })).toEqual({ kind: 'awaited' });
    for (const end of [buildPaymentConfirmed(), expired, cancelled])
      expect(newsOf([...slip, end], { kind: 'awaited' })).toBeNull();
  });

  it('reports a payment, and whether it was late', () => {
    expect(newsOf([...slip, buildPaymentConfirmed()], { kind: 'paid' })).toEqual({ kind: 'paid', isLate: false });
    expect(newsOf([...slip, expired, buildPaymentConfirmed()], { kind: 'paid' })).toEqual({
      kind: 'paid',
      isLate: true,
    });
  });

  it('reports nothing while the house holds the money', () => {
    expect(newsOf([...slip, buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' })], { kind: 'paid' })).toBeNull();
  });

  it.each(['convenience-store', 'pay-easy', 'bank-transfer'] as const)('reports that %s has expired', (method) => {
    expect(newsOf([buildPaymentRequested(method), slipIssued, expired], { kind: 'expired' })).toEqual({
      kind: 'expired',
    });
  });

  it.each(['card', 'carrier', 'paypal', 'amazon-pay'] satisfies PaymentMethod[])(
    'reports nothing if they abandoned %s',
    (method) => {
      expect(newsOf([buildPaymentRequested(method), sentOn, expired], { kind: 'expired' })).toBeNull();
    },
  );

  it('reports no end if it was paid before the mail was written', () => {
    expect(newsOf([...slip, expired, buildPaymentConfirmed()], { kind: 'expired' })).toBeNull();
  });

  it('reports an open dispute, and how it has ended', () => {
    const chargeback = { ...of, chargebackId: CALL, yen: yen(3000) };
    const opened: PaymentEvent = {
      type: 'ChargebackOpened',
      data: { ...chargeback, takenFrom: 'wallet', aside: [] },
    };
    const won: PaymentEvent = { type: 'ChargebackWon', data: chargeback };
    const move = (kind: 'disputed' | 'dispute-won' | 'dispute-lost', chargebackId = CALL): PaymentMove => ({
      kind,
      chargebackId,
      yen: yen(3000),
    });
    const history = [buildPaymentRequested(), buildPaymentConfirmed(), opened];
    expect(newsOf(history, move('disputed'))).toEqual({ kind: 'disputed', yen: 3000 });
    expect(newsOf(history, move('disputed', 'earlier'))).toBeNull();
    expect(newsOf([...history, won], move('disputed'))).toBeNull();
    expect(newsOf([...history, won], move('dispute-won'))).toEqual({ kind: 'dispute-won', yen: 3000 });
    expect(newsOf([...history, won], move('dispute-lost'))).toEqual({ kind: 'dispute-lost', yen: 3000 });
    const held = [buildPaymentRequested(), buildPaymentConfirmed('txn-1', { creditedTo: 'suspense' }), opened];
    expect(newsOf(held, move('disputed'))).toBeNull();
    expect(newsOf([...held, won], move('dispute-won'))).toBeNull();
  });

  it('reports each refund separately, with its method', () => {
    const history = [
      ...slip,
      buildPaymentConfirmed(),
      buildRefundRequested(1000, { by: 'transfer' }),
      refunded(CALL),
      buildRefundRequested(1000, { refundId: 'next' }),
      refunded('next'),
    ];
    expect(newsOf(history, { kind: 'refunded', refundId: CALL })).toEqual({
      kind: 'refunded',
      yen: 1000,
      by: 'transfer',
    });
    expect(newsOf(history, { kind: 'refunded', refundId: 'next' })).toMatchObject({ by: 'provider' });
    expect(newsOf(history, { kind: 'refunded', refundId: 'other' })).toBeNull();
  });
});
