import { describe, expect, it } from '@jest/globals';
import { readOrderStatus, readRefundStatus } from './orders.js';

const NOW = new Date('2026-01-15T12:00:00Z');
const CONTEXT = { publicUrl: 'https://shop.example', merchantId: 'SHOP' };
const KNOWN = { paymentId: 'p1', orderRef: 'ORDER' };
const jpy = (value: string) => ({ currency_code: 'JPY', value });

const order = (status: string, captures: readonly object[] = [], unit: object = {}) => ({
  id: 'ORDER',
  status,
  purchase_units: [
    { custom_id: 'p1', amount: jpy('3000'), payee: { merchant_id: 'SHOP' }, payments: { captures }, ...unit },
  ],
});
const capture = (status: string, extra: object = {}) => ({
  id: 'CAPTURE',
  status,
  amount: jpy('3000'),
  create_time: '2026-01-15T11:00:00Z',
  ...extra,
});
const statusOf = (of: object) => readOrderStatus(of as Parameters<typeof readOrderStatus>[0], KNOWN, CONTEXT, NOW);
const toStatusResult = (one: object) => ({ outcome: 'answered', status: one, slip: null });
const receipt = (yen: number, refunded: number | null = 0, reversed = 0) => ({
  ref: 'CAPTURE',
  yen,
  at: new Date('2026-01-15T11:00:00Z'),
  returned: { refunded, reversed },
});
const refund = (value: string, status = 'COMPLETED') => ({
  id: 'R',
  status,
  amount: jpy(value),
  links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE' }],
});
const because = (reason: string) => ({ status_details: { reason } });

describe('the status of a PayPal order', () => {
  it.each([
    ['CREATED', [], { state: 'open' }],
    ['PAYER_ACTION_REQUIRED', [], { state: 'open' }],
    ['APPROVED', [], { state: 'approved', orderRef: 'ORDER', yen: 3000 }],
    ['VOIDED', [], { state: 'failed', code: 'VOIDED' }],
    ['COMPLETED', [capture('PENDING')], { state: 'held', reason: 'PENDING' }],
    ['COMPLETED', [capture('PENDING', because('ECHECK'))], { state: 'held', reason: 'ECHECK' }],
    ['COMPLETED', [capture('DECLINED')], { state: 'failed', code: 'DECLINED' }],
    ['COMPLETED', [capture('COMPLETED')], { state: 'paid', receipts: [receipt(3000)] }],
    ['COMPLETED', [capture('REFUNDED')], { state: 'paid', receipts: [receipt(3000, 3000)] }],
    ['COMPLETED', [capture('COMPLETED', { amount: jpy('2999') })], { state: 'paid', receipts: [receipt(2999)] }],
    [
      'COMPLETED',
      [capture('COMPLETED', { amount: { currency_code: 'USD', value: '3000' } })],
      { state: 'paid', receipts: [receipt(0)] },
    ],
  ])('%s with %j: %j', (status, captures, expected) => {
    expect(statusOf(order(status, captures))).toEqual(toStatusResult(expected));
  });

  it.each([
    [{ payment_source: { paypal: { account_id: 'ACCOUNT' } }, payer: { payer_id: 'PAYER' } }, 'ACCOUNT'],
    [{ payment_source: { card: { name: 'A' } }, payer: { payer_id: 'PAYER' } }, 'PAYER'],
  ])('identifies the payer of %j: %s', (extra, payer) => {
    const of = { ...order('COMPLETED', [capture('COMPLETED')]), ...extra };
    expect(statusOf(of)).toEqual(toStatusResult({ state: 'paid', receipts: [receipt(3000)], payer }));
    expect(statusOf({ ...of, ...order('APPROVED') })).toEqual(
      toStatusResult({ state: 'approved', orderRef: 'ORDER', yen: 3000 }),
    );
  });

  it.each([
    ['PARTIALLY_REFUNDED', {}, [refund('1000'), refund('500', 'PENDING')], receipt(3000, 1500)],
    ['PARTIALLY_REFUNDED', {}, [refund('1000'), refund('500', 'FAILED')], receipt(3000, 1000)],
    ['PARTIALLY_REFUNDED', {}, [], receipt(3000, null)],
    ['PARTIALLY_REFUNDED', {}, [refund('1000', 'FAILED')], receipt(3000, 0)],
    ['REFUNDED', {}, [refund('3000')], receipt(3000, 3000)],
    ['REFUNDED', {}, [refund('1000'), refund('2000', 'FAILED')], receipt(3000, 1000)],
    ['COMPLETED', {}, [refund('3000', 'FAILED')], receipt(3000, 0)],
    ['REFUNDED', because('CHARGEBACK'), [refund('1000')], receipt(3000, 1000, 2000)],
    ['DECLINED', because('CHARGEBACK'), [], receipt(3000, 0, 3000)],
    ['DECLINED', because('REFUNDED'), [], receipt(3000, 3000)],
  ])('computes the returned money of %s %j with refunds %j', (status, extra, refunds, expected) => {
    const payments = { captures: [capture(status, extra)], refunds };
    expect(statusOf(order('COMPLETED', [], { payments }))).toEqual(
      toStatusResult({ state: 'paid', receipts: [expected] }),
    );
  });

  it.each([
    ['another payment', order('COMPLETED', [capture('COMPLETED')], { custom_id: 'p2' })],
    ['another account', order('COMPLETED', [capture('COMPLETED')], { payee: { merchant_id: 'OTHER' } })],
    ['another order', { ...order('COMPLETED', [capture('COMPLETED')]), id: 'OTHER' }],
    ['nothing', {}],
  ])('ignores %s', (_, of) => {
    expect(statusOf(of)).toEqual({ outcome: 'unknown-order' });
  });
});

describe('the status of a PayPal refund', () => {
  it.each([
    ['COMPLETED', { outcome: 'accepted' }],
    ['PENDING', { outcome: 'under-way' }],
    ['FAILED', { outcome: 'refused', code: 'FAILED' }],
    ['CANCELLED', { outcome: 'refused', code: 'CANCELLED' }],
    ['', { outcome: 'silent' }],
  ])('%s: %j', (status, expected) => {
    expect(readRefundStatus({ id: 'R1', status })).toEqual(expected);
  });
});
