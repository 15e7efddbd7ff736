import { describe, expect, it } from '@jest/globals';
import { countInSheet, digitsOf, emptyBecause, NO_FILTERS, parseFilters, withFilters } from './finding.rules';

const read = (address: string) => parseFilters(new URLSearchParams(address));
const write = (address: string, change: object) =>
  String(withFilters(new URLSearchParams(address), { ...NO_FILTERS, ...change }));

describe('what an address wants', () => {
  it('is nothing where it says nothing, or what is no choice', () => {
    expect(read('index=2&page=3')).toEqual(NO_FILTERS);
    expect(read('sort=best&min=-x&payment=3&drawable=yes')).toEqual(NO_FILTERS);
  });

  it('is read as it is written', () => {
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

  it('is bounded as the shop bounds it', () => {
    expect(read(`q=${'x'.repeat(60)}`).q).toHaveLength(50);
    expect(read(Array(12).fill('tag=a').join('&')).tags).toHaveLength(10);
  });
});

describe('an address with what is wanted', () => {
  it('keeps the card type, and begins at the first page', () => {
    expect(write('index=2&page=3&q=old&tag=a', { q: ' new ' })).toBe('index=2&q=new');
  });

  it('says nothing of what is not chosen', () => {
    expect(write('index=2&sort=new&drawable=1', {})).toBe('index=2');
  });
});

it.each([
  ['１，０００円', '1000'],
  ['-5', '5'],
  ['123456789', '1234567'],
])('takes the digits of “%s”', (text, digits) => expect(digitsOf(text)).toBe(digits));

it('counts what a phone keeps in its sheet', () => {
  expect(countInSheet({ ...NO_FILTERS, q: 'x', drawable: true })).toBe(0);
  expect(countInSheet({ ...NO_FILTERS, sort: 'new', min: '1', max: '2', payment: '1', tags: ['a', 'b'] })).toBe(5);
});

it.each([
  ['index=2', false, 'noPacks'],
  ['index=2&q=x', false, 'noneFound'],
  ['favourites=1', false, 'notLoggedIn'],
  ['favourites=1', true, 'noFavourites'],
  ['favourites=1&q=x', true, 'noneFound'],
] as const)('tells of ?%s, for a member %j, that it is empty because of %s', (address, isMember, because) => {
  expect(emptyBecause(new URLSearchParams(address), isMember)).toBe(because);
});
