import { describe, expect, it } from '@jest/globals';
import { formatAddressLines } from './address.rules';

const person = {
  lastName: '佐藤',
  middleName: '',
  firstName: '美咲',
  zipcode: '1500001',
  pref_id: 13,
  pref_name: '東京都',
  province: '日本',
  shiku: '渋谷区',
  address: '神宮前1-2-3',
  building: '青葉201',
};

describe('formatAddressLines', () => {
  it('runs from the region to the street within Japan, in either language', () => {
    expect(formatAddressLines(person)).toEqual(['〒150-0001', '東京都渋谷区神宮前1-2-3', '青葉201', '佐藤 美咲 様']);
  });

  it('runs from the street to the country overseas, without empty lines', () => {
    const abroad = { ...person, pref_id: 99, building: '', zipcode: 'LS1 4AP', province: 'UK' };
    expect(
      formatAddressLines({
        ...abroad,
        firstName: 'Ann',
        middleName: 'B.',
        lastName: 'Lee',
        address: '1 Main St',
        shiku: 'Leeds',
      }),
    ).toEqual(['1 Main St', 'Leeds LS1 4AP', 'UK', 'Ann B. Lee']);
  });
});
