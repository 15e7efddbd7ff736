import { describe, expect, it } from '@jest/globals';
import { numberFault } from './tracking.rules';

describe('a tracking number', () => {
  it.each([
    ['490012345675', 'ヤマト運輸', null],
    ['490012345676', 'ヤマト運輸', 'check-digit'],
    ['490012345676', 'Yamato Transport', 'check-digit'],
    ['4900', 'ヤマト運輸', 'length'],
    ['4900', '佐川急便', 'length'],
    ['4900', '西濃運輸', null],
    ['=1', '佐川急便', 'bad'],
    ['', '佐川急便', 'bad'],
    ['11-11', '佐川急便', 'double'],
  ])('%s of %s: %s', (code, carrier, fault) => {
    expect(numberFault(code, carrier, ['1111'])).toBe(fault);
  });
});
