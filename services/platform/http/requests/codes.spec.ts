import { describe, expect, it } from '@jest/globals';
import { currenciesOf } from './codes.js';

describe('the payment methods of a list’s filter', () => {
  it('are the currencies that they stand for', () => {
    expect(currenciesOf(['1', '2'])).toEqual(['points', 'coins']);
  });

  it.each(['3', '', 'constructor', 'toString', '__proto__'])('leave out %j, which is none', (method) => {
    expect(currenciesOf([method, '2'])).toEqual(['coins']);
  });
});
