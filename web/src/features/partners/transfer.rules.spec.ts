import { describe, expect, it } from '@jest/globals';
import { findAmountFault, normalizeAmount } from './transfer.rules';

describe('an amount to move', () => {
  it.each(['1', '300', '３００', ' 1,000 '])('accepts %s when the balance suffices', (typed) => {
    expect(findAmountFault(typed, 1000)).toBeNull();
  });

  it.each(['', '0', '-1', '1.5', 'abc', '００'])('rejects %j as too low or invalid', (typed) => {
    expect(findAmountFault(typed, 1000)).toBe('tooFew');
  });

  it('rejects an amount above the balance', () => {
    expect(findAmountFault('1000', 1000)).toBeNull();
    expect(findAmountFault('1001', 1000)).toBe('tooMany');
  });

  it('normalizes full-width digits and commas', () => expect(normalizeAmount('１,２３４')).toBe('1234'));
});
