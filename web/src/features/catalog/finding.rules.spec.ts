import { describe, expect, it } from '@jest/globals';
import { countSheetFilters, digitsOf, findEmptyReason, NO_FILTERS, parseFilters, withFilters } from './finding.rules';

const read = (address: string) => parseFilters(new URLSearchParams(address));
const write = (address: string, change: object) =>
  String(withFilters(new URLSearchParams(address), { ...NO_FILTERS, ...change }));

describe('parseFilters', () => {
  it('ignores missing and unknown values', () => {
    expect(read('index=2&page=3')).toEqual(NO_FILTERS);
    expect(read('sort=best&min=-x&payment=3&drawable=yes')).toEqual(NO_FILTERS);
  });

  it('reads each parameter', () => {
    const filters = {
      q: '龍 ドラゴン',
      sort: 'price-up',
      min: '100',
      max: '5000',
      payment: '2',
      tags: ['new', '激アツ'],
      drawable: true,
      favourites: true,
    } as const;
    expect(read(write('', filters))).toEqual(filters);
  });

  it('applies the limits of the shop', () => {
    expect(read(`q=${'x'.repeat(60)}`).q).toHaveLength(50);
    expect(read(Array(12).fill('tag=a').join('&')).tags).toHaveLength(10);
  });
});

describe('withFilters', () => {
  it('keeps the card type, and resets to the first page', () => {
    expect(write('index=2&page=3&q=old&tag=a', { q: ' new ' })).toBe('index=2&q=new');
  });

  it('leaves out filters that are not set', () => {
    expect(write('index=2&sort=new&drawable=1', {})).toBe('index=2');
  });
});

it.each([
  ['１，０００円', '1000'],
  ['-5', '5'],
  ['123456789', '1234567'],
])('keeps only the digits of “%s”', (text, digits) => expect(digitsOf(text)).toBe(digits));

it('counts the filters of the sheet', () => {
  expect(countSheetFilters({ ...NO_FILTERS, q: 'x', drawable: true })).toBe(0);
  expect(countSheetFilters({ ...NO_FILTERS, sort: 'new', min: '1', max: '2', payment: '1', tags: ['a', 'b'] })).toBe(5);
});

it.each([
  ['index=2', false, 'noPacks'],
  ['index=2&q=x', false, 'noneFound'],
  ['favourites=1', false, 'notLoggedIn'],
  ['favourites=1', true, 'noFavourites'],
  ['favourites=1&q=x', true, 'noneFound'],
] as const)('explains the empty list of ?%s, for a member %j, by %s', (address, isMember, because) => {
  expect(findEmptyReason(new URLSearchParams(address), isMember)).toBe(because);
});
