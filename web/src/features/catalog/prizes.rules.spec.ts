import { describe, expect, it } from '@jest/globals';
import {
  computeChanceOfAll,
  countTicketsLeft,
  groupByRank,
  prizeOrderOf,
  quantitiesOf,
  toBoundedSteps,
} from './prizes.rules';

describe('computeChanceOfAll', () => {
  it.each([
    ['one draw: the share', 30, 40, 1, 0.75],
    ['each takes a ticket away', 2, 4, 2, (2 / 4) * (1 / 3)],
    ['all there are', 5, 5, 5, 1],
    ['fewer than draws', 4, 10, 5, 0],
    ['none', 0, 10, 5, 0],
  ])('%s', (_, tickets, left, draws, chance) => {
    expect(computeChanceOfAll(tickets, left, draws)).toBeCloseTo(chance, 12);
  });
});

describe('prizeOrderOf', () => {
  it.each([
    ['value', 'value'],
    ['left', 'left'],
    ['rank', 'rank'],
    ['price', 'rank'],
    [null, 'rank'],
  ])('%s asks for %s', (sort, order) => {
    expect(prizeOrderOf(sort)).toBe(order);
  });
});

describe('countTicketsLeft', () => {
  it('is the sum of the rows', () => {
    expect(countTicketsLeft([{ remaining: 3 }, { remaining: 0 }, { remaining: 40 }])).toBe(43);
  });
});

describe('quantitiesOf', () => {
  it('reads them from what was sealed', () => {
    const manifest = '{"pack":"1","prizes":[{"id":"1-1","quantity":1,"rank":1},{"id":"1-2","quantity":3,"rank":1}]}';
    expect([...quantitiesOf(manifest)]).toEqual([
      ['1-1', 1],
      ['1-2', 3],
    ]);
  });
});

describe('toBoundedSteps', () => {
  it('ends each below where the one before begins', () => {
    expect(toBoundedSteps([100, 50, 0].map((from) => ({ from, left: 1 }))).map(({ from, to }) => [from, to])).toEqual([
      [100, null],
      [50, 99],
      [0, 49],
    ]);
  });
});

describe('groupByRank', () => {
  it('keeps the order of ranks and of rows', () => {
    const rows = [
      { rank: 1, rank_name: 'S', id: 'a' },
      { rank: 2, rank_name: 'A', id: 'b' },
      { rank: 1, rank_name: 'S', id: 'c' },
    ];
    expect(groupByRank(rows).map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['S', ['a', 'c']],
      ['A', ['b']],
    ]);
  });
});
