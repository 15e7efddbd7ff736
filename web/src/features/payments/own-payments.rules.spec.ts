import { describe, expect, it } from '@jest/globals';
import { hasReceipt, isCancellable, lookAgainMs, stateWord } from './own-payments.rules';

describe('a payment', () => {
  it.each([
    ['2', 'open', true],
    ['4', 'open', true],
    ['7', 'open', false],
    ['1', 'open', false],
    ['2', 'processing', false],
    ['4', 'paid', false],
  ])('of method %s that is %s can be taken back: %s', (pay_id, state, can) => {
    expect(isCancellable({ pay_id, state })).toBe(can);
  });

  it('has a receipt once money came', () => {
    expect(hasReceipt({ paid_at: '2026-11-22T12:00:00+09:00' })).toBe(true);
    expect(hasReceipt({ paid_at: null })).toBe(false);
  });

  it('has a word for each state, and a careful one for a state to come', () => {
    expect(stateWord('paid')).toBe('statePaid');
    expect(stateWord('toString')).toBe('stateProcessing');
  });

  it('is asked about again until it is over', () => {
    expect(lookAgainMs([{ state: 'paid' }, { state: 'open' }])).toBeGreaterThan(0);
    expect(lookAgainMs([{ state: 'paid' }, { state: 'expired' }])).toBe(false);
  });
});
