import { describe, expect, it } from '@jest/globals';
import {
  choiceOf,
  computeMaxCount,
  computeMsUntilSoldAgain,
  computePresetCount,
  computeShareLeft,
  countOf,
  findUndrawableReason,
  isConvertible,
  listCountChoices,
  parseCount,
} from './catalog.rules';

const stock = (pack_count: number, max_buy_count = 0, can_limit = 0) => ({ pack_count, max_buy_count, can_limit });

describe('computeMaxCount', () => {
  it.each([
    ['the tickets left', stock(7), 7],
    ['3000 while more are left', stock(1_000_000), 3000],
    ['the limit of the pack', stock(500, 20), 20],
    ['the tickets left when the limit is higher', stock(5, 20), 5],
    ['3000 when the limit is higher', stock(1_000_000, 9000), 3000],
    ['the limit of one member', stock(500, 0, 10), 10],
    ['the lowest of all limits', stock(500, 20, 30), 20],
    ['0 when nothing is left', stock(0), 0],
  ])('returns %s', (_, fields, max) => {
    expect(computeMaxCount(fields)).toBe(max);
  });
});

describe('listCountChoices', () => {
  it.each([
    [stock(0), []],
    [stock(1), [1, 'all']],
    [stock(9), [1, 'all']],
    [stock(10), [1, 10, 'all']],
    [stock(99), [1, 10, 'all']],
    [stock(100), [1, 10, 100]],
    [stock(5000), [1, 10, 100]],
  ])('offers the counts that the stock allows: %j', (fields, choices) => {
    expect(listCountChoices(fields)).toEqual(choices);
  });

  it('leaves out counts above the limit of the pack', () => {
    expect(listCountChoices(stock(50, 5))).toEqual([1]);
    expect(listCountChoices(stock(5, 5))).toEqual([1, 'all']);
    expect(listCountChoices(stock(500, 10))).toEqual([1, 10]);
    expect(listCountChoices(stock(300, 0, 10))).toEqual([1, 10]);
    expect(listCountChoices(stock(99, 0, 98))).toEqual([1, 10]);
  });
});

describe('computePresetCount', () => {
  it('takes the count from the address', () => {
    expect(computePresetCount('12', stock(100))).toBe(12);
    expect(computePresetCount('all', stock(60))).toBe(60);
  });

  it('clamps the count of the address to the bounds', () => {
    expect(computePresetCount('900', stock(100))).toBe(100);
    for (const odd of [null, '', '0', '-3', 'x']) expect(computePresetCount(odd, stock(100))).toBe(1);
  });
});

const FULL = { list: ['7'], today: [] };
const TODAY = { list: ['7'], today: ['7'] };

describe('findUndrawableReason', () => {
  it.each([
    ['on sale', {}, undefined, null],
    ['sold out', { pack_count: 0 }, undefined, 'soldOut'],
    ['sold out, used up and paused', { pack_count: 0, is_paused: '1' }, FULL, 'soldOut'],
    ['not yet on sale', { is_before: '1' }, undefined, 'comingSoon'],
    ['paused', { is_paused: '1' }, undefined, 'paused'],
    ['paused before its sale', { is_paused: '1', is_before: '1' }, undefined, 'paused'],
    ['used up by this member', {}, FULL, 'limitReached'],
    ['bought by this member today', {}, TODAY, 'drawnToday'],
    ['another than the used-up one', { id: '8' }, FULL, null],
  ] as const)('returns the reason for a pack that is %s', (_, fields, usedUp, why) => {
    expect(findUndrawableReason({ id: '7', is_before: '0', is_paused: '0', pack_count: 5, ...fields }, usedUp)).toBe(
      why,
    );
  });
});

describe('computeMsUntilSoldAgain', () => {
  const midnight = Date.parse('2026-01-16T00:00:00+09:00');
  it.each([
    ['no pack waits', null, 0, false],
    ['the time is an hour away', '2026-01-16T00:00:00+09:00', midnight - 3_600_000, 3_600_000],
    ['the clock of the device is ahead', '2026-01-16T00:00:00+09:00', midnight + 5000, 1000],
  ])('returns the delay when %s', (_, againAt, now, wait) => {
    expect(computeMsUntilSoldAgain(againAt, now)).toBe(wait);
  });
});

describe('choiceOf', () => {
  it.each([
    ['index=2&page=3', ''],
    ['index=2&q=%E9%BE%8D&sort=new&page=3', 'q=%E9%BE%8D&sort=new'],
    ['tag=a&tag=b&favourites=1&x=1', 'tag=a&tag=b&favourites=1'],
    ['q=&min=', ''],
  ])('reads from ?%s the choice “%s”', (address, choice) => {
    expect(choiceOf(new URLSearchParams(address))).toBe(choice);
  });
});

describe('countOf', () => {
  it('returns all that are left for `all`', () => {
    expect(countOf('all', stock(42))).toBe(42);
    expect(countOf(10, stock(42))).toBe(10);
  });
});

describe('parseCount', () => {
  it.each([
    ['1', 1],
    ['120', 120],
    [' 07 ', 7],
    ['121', null],
    ['0', null],
    ['', null],
    ['1.5', null],
    ['-1', null],
    ['1e1', null],
    ['１０', 10],
  ])('reads %j as %j', (text, count) => {
    expect(parseCount(text, stock(120))).toBe(count);
  });
});

describe('computeShareLeft', () => {
  it('returns a share of the whole box, and 0 for an empty one', () => {
    expect(computeShareLeft(25, 100)).toBe(0.25);
    expect(computeShareLeft(0, 0)).toBe(0);
  });
});

describe('isConvertible', () => {
  it.each([
    ['0', '1', true],
    ['1', '1', false],
    ['0', '2', false],
  ] as const)('returns for a card marked %s in a pack paid by %s: %s', (no_reduction, method, expected) => {
    expect(isConvertible({ no_reduction }, method)).toBe(expected);
  });
});
