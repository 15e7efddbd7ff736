import { describe, expect, it } from '@jest/globals';
import { amountFault, tidyAmount } from './transfer.rules';

describe('an amount to move', () => {
  it.each(['1', '300', '３００', ' 1,000 '])('%s can be moved by somebody who has enough', (typed) => {
    expect(amountFault(typed, 1000)).toBeNull();
  });

  it.each(['', '0', '-1', '1.5', 'abc', '００'])('%j is too little, or no amount', (typed) => {
    expect(amountFault(typed, 1000)).toBe('tooFew');
  });

  it('is no more than there is, to the point', () => {
    expect(amountFault('1000', 1000)).toBeNull();
    expect(amountFault('1001', 1000)).toBe('tooMany');
  });

  it('is digits, however it was typed', () => expect(tidyAmount('１,２３４')).toBe('1234'));
});
