import { describe, expect, it } from '@jest/globals';
import { cardBoxOf, sumsOf } from './card-box.rules';
import type { DrawnCard } from './draws.api';

const card = (id: number, fields: Partial<DrawnCard> = {}): DrawnCard => ({
  history_id: `d.${id}`,
  image: '',
  name: `カード${id}`,
  model_number: '',
  rarity: 0,
  rarity_label: 'N',
  num: 1,
  buy_point: 100,
  no_reduction: '0',
  is_special_remarks: '0',
  special_remarks: '',
  movie_url: '',
  extra: '',
  ...fields,
});

const undecided = (id: number, pack_history_id: string, expires_at: string) => ({
  ...card(id),
  pack_history_id,
  expires_at,
});

describe('cardBoxOf', () => {
  it('combines the cards of several draws with the earliest deadline', () => {
    const cards = [undecided(1, 'a', '2026-11-24T10:00:00+09:00'), undecided(2, 'b', '2026-11-24T12:00:00+09:00')];
    expect(cardBoxOf(cards)).toMatchObject({
      result: '1',
      history_id: 'all',
      is_buy_coin: '0',
      expires_at: '2026-11-24T10:00:00+09:00',
      cards,
    });
  });

  it('returns no draw without cards', () => {
    expect(cardBoxOf([])).toMatchObject({ result: '0', cards: [] });
  });
});

describe('sumsOf', () => {
  it('counts both groups and sums the points', () => {
    expect(sumsOf([card(1)], [card(2, { buy_point: 300 }), card(3, { buy_point: 50 })])).toEqual({
      send_card: 1,
      reduction_card: 2,
      reduction_point: 350,
    });
  });
});
