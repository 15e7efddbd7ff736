import { describe, expect, it } from '@jest/globals';
import { buyerOf, isSessionOf, readChargeStatus, readRefundStatus, readSessionStatus } from './checkouts.js';

const NOW = new Date('2026-01-15T12:00:00Z');
const AT = new Date('2026-01-15T11:00:00Z');

describe('the status of a checkout session', () => {
  it.each([
    [{ statusDetails: { state: 'Open' } }, { state: 'open' }],
    [{ statusDetails: { state: 'Canceled', reasonCode: 'Declined' } }, { state: 'failed', code: 'Declined' }],
    [{ statusDetails: { state: 'Canceled', reasonCode: null } }, { state: 'failed', code: 'Canceled' }],
    [{ statusDetails: { state: 'Completed' }, chargeId: 'C1' }, { chargeId: 'C1' }],
  ])('%j: %j', (session, expected) => {
    expect(readSessionStatus(session)).toEqual(expected);
  });
});

describe('the payment of a checkout session', () => {
  const session = (state: string, reference: string | null) => ({
    merchantMetadata: reference === null ? null : { merchantReferenceId: reference },
    statusDetails: { state },
  });

  it.each([
    [session('Open', 'p1'), true],
    [session('Open', 'p2'), false],
    [session('Open', null), false],
    [session('Completed', null), true],
    [session('Completed', 'p1'), true],
    [session('Completed', 'p2'), false],
    [session('Canceled', null), true],
    [session('Canceled', 'p2'), false],
  ])('%j: %s', (of, expected) => {
    expect(isSessionOf(of, 'p1')).toBe(expected);
  });
});

describe('the status of a charge', () => {
  const charge = (state: string, amount: object = { amount: '3000', currencyCode: 'JPY' }, refunded = '0') => ({
    refundedAmount: { amount: refunded, currencyCode: 'JPY' },
    chargeId: 'C1',
    captureAmount: amount,
    statusDetails: { state, reasonCode: null, lastUpdatedTimestamp: '20260115T110000Z' },
  });
  const paid = (yen: number, refunded = 0) => ({
    state: 'paid',
    receipts: [{ ref: 'C1', yen, at: AT, returned: { refunded, reversed: 0 } }],
  });

  it.each([
    [charge('AuthorizationInitiated'), { state: 'held', reason: 'AuthorizationInitiated' }],
    [charge('Authorized'), { state: 'held', reason: 'Authorized' }],
    [charge('CaptureInitiated'), { state: 'held', reason: 'CaptureInitiated' }],
    [charge('Declined'), { state: 'failed', code: 'Declined' }],
    [charge('Canceled'), { state: 'failed', code: 'Canceled' }],
    [charge('Captured'), paid(3000)],
    [charge('Captured', { amount: '3000', currencyCode: 'JPY' }, '1000.00'), paid(3000, 1000)],
    [charge('Completed', { amount: '3000.00', currencyCode: 'JPY' }), paid(3000)],
    [charge('Captured', { amount: '2999', currencyCode: 'JPY' }), paid(2999)],
    [charge('Captured', { amount: '3000', currencyCode: 'USD' }), paid(0)],
  ])('%j: %j', (of, expected) => {
    expect(readChargeStatus(of, NOW)).toEqual(expected);
  });
});

describe('a charge permission', () => {
  it.each([
    [{ buyer: { buyerId: 'B1', name: 'A' } }, 'B1'],
    [{ buyer: null }, ''],
  ])('identifies the buyer, %j: %s', (permission, expected) => {
    expect(buyerOf(permission)).toBe(expected);
  });
});

describe('the status of an Amazon refund', () => {
  it.each([
    ['RefundInitiated', null, { outcome: 'under-way' }],
    ['Refunded', null, { outcome: 'accepted' }],
    ['Declined', 'AmazonRejected', { outcome: 'refused', code: 'AmazonRejected' }],
    ['Declined', null, { outcome: 'refused', code: 'Declined' }],
  ])('%s, %s: %j', (state, reasonCode, expected) => {
    expect(readRefundStatus({ refundId: 'R1', statusDetails: { state, reasonCode } })).toEqual(expected);
  });
});
