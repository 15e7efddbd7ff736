import { describe, expect, it } from '@jest/globals';
import {
  canShipAny,
  computeMissingPoints,
  deadlineOf,
  groupByRarity,
  groupEqual,
  isShipOnly,
  selectChosenCards,
  sortByValue,
  sumPoints,
} from './choice.rules';

const card = (history_id: number, buy_point: number, no_reduction: '0' | '1' = '0') => ({
  history_id,
  buy_point,
  no_reduction,
});
const choose = (cards: ReturnType<typeof card>[], ids: string[], isBuyCoin: '0' | '1' = '0') =>
  selectChosenCards(cards, new Set(ids), isBuyCoin);

describe('selectChosenCards', () => {
  const cards = [card(1, 800), card(2, 300), card(3, 50, '1')];

  it('ships the chosen and the ship-only cards', () => {
    const { toShip, toConvert } = choose(cards, ['1']);
    expect(toShip.map(({ history_id }) => history_id)).toEqual([1, 3]);
    expect(toConvert.map(({ history_id }) => history_id)).toEqual([2]);
  });

  it('ships every card of a draw paid in coins', () => {
    expect(choose(cards, [], '1').toConvert).toEqual([]);
  });

  it('ignores ids of other draws', () => {
    expect(choose(cards, ['99']).toShip).toEqual([cards[2]]);
  });
});

describe('isShipOnly', () => {
  it('returns true for a ship-only card and for a draw paid in coins', () => {
    expect(isShipOnly(card(1, 10), '0')).toBe(false);
    expect(isShipOnly(card(1, 10, '1'), '0')).toBe(true);
    expect(isShipOnly(card(1, 10), '1')).toBe(true);
  });
});

describe('computeMissingPoints', () => {
  it.each([
    ['nothing is shipped', [card(1, 10), card(2, 20)], [], 0],
    ['exactly 1000P come back', [card(1, 5000), card(2, 1000)], ['1'], 0],
    ['999P come back', [card(1, 5000), card(2, 999)], ['1'], 1],
    ['all cards are shipped', [card(1, 5000)], ['1'], 1000],
    ['only a ship-only card is shipped', [card(1, 5000, '1'), card(2, 10)], [], 0],
    ['a ship-only and a convertible card are shipped', [card(1, 0, '1'), card(2, 10), card(3, 400)], ['2'], 600],
  ])('returns the missing points when %s', (_, cards, ids, missing) => {
    expect(computeMissingPoints(choose(cards, ids), '0')).toBe(missing);
  });

  it('returns 0 for a draw paid in coins', () => {
    expect(computeMissingPoints(choose([card(1, 10)], ['1'], '1'), '1')).toBe(0);
  });
});

describe('sumPoints', () => {
  it('sums the points of all cards', () => {
    expect(sumPoints([card(1, 10), card(2, 20)])).toBe(30);
    expect(sumPoints([])).toBe(0);
  });
});

describe('canShipAny', () => {
  it.each([
    ['the others come to 1000P', [card(1, 5000), card(2, 1000)], true],
    ['the cheapest leaves enough', [card(1, 5000), card(2, 999), card(3, 0)], true],
    ['the cheapest would have to be shipped', [card(1, 600), card(2, 400)], false],
    ['there is only one card', [card(1, 90_000)], false],
    ['only ship-only cards are worth enough', [card(1, 90_000, '1'), card(2, 500), card(3, 300)], false],
    ['nothing can be converted', [card(1, 5000, '1')], false],
  ])('returns the expected result when %s', (_, cards, may) => {
    expect(canShipAny(cards, '0')).toBe(may);
  });
});

describe('deadlineOf', () => {
  it('returns a time exactly 24 hours after the draw', () => {
    expect(deadlineOf('2026-11-21T16:35:56.226+09:00')).toBe('2026-11-22T07:35:56.226Z');
  });
});

describe('groupByRarity', () => {
  it('puts the rarest group first, and keeps the order of the draw within a group', () => {
    const rare = (id: string, rarity: number) => ({ id, rarity, rarity_label: `R${rarity}` });
    const groups = groupByRarity([rare('a', 0), rare('b', 3), rare('c', 0), rare('d', 2)]);
    expect(groups.map(({ label, cards }) => [label, cards.map(({ id }) => id)])).toEqual([
      ['R3', ['b']],
      ['R2', ['d']],
      ['R0', ['a', 'c']],
    ]);
  });
});

describe('sortByValue', () => {
  it('sorts by points, then by rarity, then by the order of the draw', () => {
    const cards = [
      { id: 'a', buy_point: 100, rarity: 0 },
      { id: 'b', buy_point: 8000, rarity: 2 },
      { id: 'c', buy_point: 9000, rarity: 1 },
      { id: 'd', buy_point: 100, rarity: 1 },
      { id: 'e', buy_point: 100, rarity: 0 },
    ];
    expect(sortByValue(cards).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a', 'e']);
  });
});

describe('groupEqual', () => {
  const ALIKE = { name: 'Egg', model_number: 'E-1', image: '/e.webp', num: 1, rarity: 0, buy_point: 100 };
  const egg = (id: number, fields = {}) => ({
    ...ALIKE,
    ...{ no_reduction: '0' as const, extra: '', special_remarks: '' },
    ...{ id, ...fields },
  });

  it('groups identical cards at the place of the first', () => {
    const cards = [egg(1), egg(2, { name: 'Owl' }), egg(3), egg(4)];
    expect(groupEqual(cards).map(({ id, equal }) => [id, equal.map((one) => one.id)])).toEqual([
      [1, [1, 3, 4]],
      [2, [2]],
    ]);
  });

  it.each([
    { buy_point: 200 },
    { no_reduction: '1' },
    { extra: 'Last-one prize' },
    { num: 2 },
    { image: '/other.webp' },
    { special_remarks: 'signed' },
    { rarity: 1 },
    { model_number: 'E-2' },
  ])('does not group a card that differs by %j', (fields) => {
    expect(groupEqual([egg(1), egg(2, fields)])).toHaveLength(2);
  });
});
