import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { findAddresses } from './zipcodes.js';

describe('findAddresses', () => {
  it.each([
    ['a town', '1000001', { prefcode: 13, address2: '千代田区', address3: '千代田' }],
    ['the rest of a municipality', '0600000', { prefcode: 1, address2: '札幌市中央区', address3: '' }],
    ['a town in a county', '9071801', { prefcode: 47, address2: '八重山郡与那国町', address3: '与那国' }],
    ['a municipality of one code', '1000301', { prefcode: 13, address2: '利島村', address3: '' }],
    ['a town named as its municipality', '0783301', { prefcode: 1, address2: '留萌郡小平町', address3: '小平町' }],
    ['lots known by number', '4090142', { prefcode: 19, address2: '北都留郡小菅村', address3: '' }],
    ['a town whose name reads like a note', '8510502', { prefcode: 42, address2: '長崎市', address3: '以下宿町' }],
    ['a single office', '0608611', { prefcode: 1, address2: '札幌市中央区', address3: '北一条西' }],
  ])('finds the address of %s (%s)', async (_, zipcode, address) => {
    expect(await findAddresses(zipcode)).toEqual([address]);
  });

  it('finds every town of a code that covers several', async () => {
    const towns = (await findAddresses('0295503')).map(({ address3 }) => address3);
    expect(towns).toEqual(['穴明', '清水ケ野', '間木野', '湯田']);
  });

  it('finds both prefectures of a code that crosses their border', async () => {
    expect(await findAddresses('4980000')).toEqual([
      { prefcode: 23, address2: '弥富市', address3: '' },
      { prefcode: 24, address2: '桑名郡木曽岬町', address3: '' },
    ]);
  });

  it.each([
    ['in no use', '9999999'],
    ['of six digits', '100000'],
    ['of eight digits', '10000011'],
    ['of full-width digits', '１０００００１'],
    ['with a hyphen', '100-0001'],
    ['with a line break', '1000001\n'],
    ['left empty', ''],
  ])('finds nothing for a code %s', async (_, zipcode) => {
    expect(await findAddresses(zipcode)).toEqual([]);
  });
});

describe('the table of zip codes', () => {
  const lines = brotliDecompressSync(readFileSync(new URL('zipcodes.tsv.br', import.meta.url)))
    .toString()
    .split('\n');

  it('covers the whole country', () => {
    const prefcodes = new Set(lines.flatMap((line) => [...line.matchAll(/\t(\d+),/g)].map(([, code]) => Number(code))));
    expect(lines.length).toBeGreaterThan(115_000);
    expect([...prefcodes].sort((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  });

  it('lists each code once, in order', () => {
    const zipcodes = lines.map((line) => line.slice(0, 7));
    expect(zipcodes).toEqual([...new Set(zipcodes)].sort());
  });

  it('has names without notes', () => {
    const wellFormed = /^\d{7}(\t\d\d,[^\s,、（）〜]+,[^\s,、（）〜]*)+$/;
    expect(lines.filter((line) => !wellFormed.test(line) || line.includes('場合'))).toEqual([]);
  });
});
