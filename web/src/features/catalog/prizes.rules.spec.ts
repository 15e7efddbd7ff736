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
    ['the share of tickets for one draw', 30, 40, 1, 0.75],
    ['decreasing shares for several draws', 2, 4, 2, (2 / 4) * (1 / 3)],
    ['1 when only these tickets are left', 5, 5, 5, 1],
    ['0 for fewer tickets than draws', 4, 10, 5, 0],
    ['0 without tickets', 0, 10, 5, 0],
  ])('returns %s', (_, tickets, left, draws, chance) => {
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
  ])('reads %s as %s', (sort, order) => {
    expect(prizeOrderOf(sort)).toBe(order);
  });
});

describe('countTicketsLeft', () => {
  it('sums the tickets of all rows', () => {
    expect(countTicketsLeft([{ remaining: 3 }, { remaining: 0 }, { remaining: 40 }])).toBe(43);
  });
});

describe('quantitiesOf', () => {
  it('reads the quantities from the sealed manifest', () => {
    const manifest = '{"pack":"1","prizes":[{"id":"1-1","quantity":1,"rank":1},{"id":"1-2","quantity":3,"rank":1}]}';
    expect([...quantitiesOf(manifest)]).toEqual([
      ['1-1', 1],
      ['1-2', 3],
    ]);
  });
});

describe('toBoundedSteps', () => {
  it('ends each step below the start of the previous one', () => {
    expect(toBoundedSteps([100, 50, 0].map((from) => ({ from, left: 1 }))).map(({ from, to }) => [from, to])).toEqual([
      [100, null],
      [50, 99],
      [0, 49],
    ]);
  });
});

describe('groupByRank', () => {
  it('keeps the order of ranks and rows', () => {
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
