import { describe, expect, it } from '@jest/globals';
import {
  computeRefetchIntervalMs,
  explanationKeyOf,
  hasReceipt,
  isCancellable,
  isPartlyRefunded,
  newestOf,
  stateKeyOf,
} from './own-payments.rules';

describe('a payment', () => {
  it.each([
    ['2', 'open', true],
    ['4', 'open', true],
    ['3', 'open', true],
    ['6', 'open', false],
    ['7', 'open', false],
    ['1', 'open', false],
    ['2', 'processing', false],
    ['4', 'paid', false],
  ])('allows a cancellation by method %s in state %s: %s', (pay_id, state, can) => {
    expect(isCancellable({ pay_id, state })).toBe(can);
  });

  it('has a receipt once money arrived, unless all of it was refunded', () => {
    const paid_at = '2026-11-22T12:00:00+09:00';
    expect(hasReceipt({ paid_at, money: 3000, refunded: 0 })).toBe(true);
    expect(hasReceipt({ paid_at, money: 3000, refunded: 1000 })).toBe(true);
    expect(hasReceipt({ paid_at, money: 3000, refunded: 3000 })).toBe(false);
    expect(hasReceipt({ paid_at: null, money: 3000, refunded: 0 })).toBe(false);
  });

  it.each([
    [0, false],
    [1000, true],
    [3000, false],
  ])('counts as partly refunded with %i of 3,000 yen refunded: %s', (refunded, isPart) => {
    expect(isPartlyRefunded({ money: 3000, refunded })).toBe(isPart);
  });

  it('explains a state other than open or paid', () => {
    expect(explanationKeyOf({ state: 'processing', held: '1' })).toBe('heldText');
    expect(explanationKeyOf({ state: 'refunded', held: '0' })).toBe('refundedText');
    expect(explanationKeyOf({ state: 'paid', held: '0' })).toBeNull();
  });

  it('counts as the newest of its method for a week', () => {
    const payments = [
      { pay_id: '2', created: '2026-11-22T12:00:00+09:00' },
      { pay_id: '4', created: '2026-11-21T12:00:00+09:00' },
    ];
    expect(newestOf(payments, '4', new Date('2026-11-22T12:00:00+09:00'))).toBe(payments[1]);
    expect(newestOf(payments, '4', new Date('2026-11-29T12:00:00+09:00'))).toBeNull();
    expect(newestOf(payments, '7', new Date('2026-11-22T12:00:00+09:00'))).toBeNull();
  });

  it('has a label for each state, and a neutral one for an unknown state', () => {
    expect(stateKeyOf({ state: 'paid', held: '0' })).toBe('statePaid');
    expect(stateKeyOf({ state: 'processing', held: '1' })).toBe('stateHeld');
    expect(stateKeyOf({ state: 'toString', held: '0' })).toBe('stateProcessing');
  });

  it('gets refetched until it is over', () => {
    expect(computeRefetchIntervalMs([{ state: 'paid' }, { state: 'open' }])).toBeGreaterThan(0);
    expect(computeRefetchIntervalMs([{ state: 'paid' }, { state: 'expired' }])).toBe(false);
  });
});
