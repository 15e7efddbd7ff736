import { describe, expect, it } from '@jest/globals';
import { currenciesOf } from './codes.js';

describe('currenciesOf', () => {
  it('converts the payment methods of a filter to currencies', () => {
    expect(currenciesOf(['1', '2'])).toEqual(['points', 'coins']);
  });

  it.each(['3', '', 'constructor', 'toString', '__proto__'])('leaves out %j, which is no payment method', (method) => {
    expect(currenciesOf([method, '2'])).toEqual(['coins']);
  });
});
