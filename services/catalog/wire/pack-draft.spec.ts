import { describe, expect, it } from '@jest/globals';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { PackDraftRequest } from './pack-draft.contract.js';
import { packDraftOf } from './pack-draft.js';

const prize = { card_id: 'hit', rank: 1, rank_name: 'S賞', rank_name_en: 'S', quantity: 3 };
const request = { name: 'パック', name_en: 'Pack', card_type: 1, payment_method: '1', price_point: 500 };

const extra = (change: object) => ({ card_id: 'hit', rule: 'at', draws: [5], ...change });

const draftOf = (change: object) => packDraftOf(parseRequest(PackDraftRequest, { ...request, ...change }));
const fieldsOf = (change: object): string[] => {
  try {
    draftOf(change);
    return [];
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return Object.keys(error.errors);
  }
};

const tag = { ja: '激アツ', en: 'Hot', color: 'orange' };

describe('packDraftOf', () => {
  it('uses defaults for optional fields', () => {
    expect(draftOf({ prizes: [prize] })).toEqual({
      name: 'パック',
      nameEn: 'Pack',
      cardType: 1,
      currency: 'points',
      pricePoint: 500,
      images: [],
      maxBuyCount: 0,
      canLimit: 0,
      rules: { onceADay: false, newcomerDays: 0, leastRank: null },
      startAt: null,
      endAt: null,
      showCardlist: true,
      detailHtml: '',
      detailHtmlEn: '',
      position: 0,
      tags: [],
      extraPrizes: [],
      prizes: [
        {
          cardId: 'hit',
          rank: 1,
          rankName: 'S賞',
          rankNameEn: 'S',
          quantity: 3,
          buyPoint: null,
          noReduction: false,
          setCount: 1,
        },
      ],
    });
  });

  it('keeps extra prizes as written', () => {
    const extra_prizes = [
      extra({}),
      extra({ rule: 'every', draws: [100], buy_point: 0 }),
      extra({ rule: 'last', draws: [] }),
    ];
    expect(draftOf({ extra_prizes }).extraPrizes).toEqual([
      { cardId: 'hit', rule: 'at', draws: [5], buyPoint: null, noReduction: false, setCount: 1 },
      { cardId: 'hit', rule: 'every', draws: [100], buyPoint: 0, noReduction: false, setCount: 1 },
      { cardId: 'hit', rule: 'last', draws: [], buyPoint: null, noReduction: false, setCount: 1 },
    ]);
  });

  it('keeps characters outside the basic plane', () => {
    expect(draftOf({ name: '𩸽の宝箱' }).name).toBe('𩸽の宝箱');
  });

  it('keeps times with an offset as the same moments', () => {
    const times = { start_at: '2026-04-01T12:00:00+09:00', end_at: '2026-04-01T04:00:00.000Z' };
    expect(draftOf(times)).toMatchObject({ startAt: '2026-04-01T03:00:00.000Z', endAt: '2026-04-01T04:00:00.000Z' });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name_en: undefined }, 'name_en'],
    [{ name: 'あ'.repeat(101) }, 'name'],
    [{ name: '\ud800' }, 'name'],
    [{ detail: '\udc00<p>' }, 'detail'],
    [{ image: ['/\ud800'] }, 'image'],
    [{ card_type: '1' }, 'card_type'],
    [{ payment_method: '3' }, 'payment_method'],
    [{ price_point: 0 }, 'price_point'],
    [{ price_point: 1.5 }, 'price_point'],
    [{ price_point: 700_001 }, 'price_point'],
    [{ image: 'x' }, 'image'],
    [{ image: ['javascript:x()'] }, 'image'],
    [{ image: ['//evil.example/x.png'] }, 'image'],
    [{ image: ['/\\evil.example/x.png'] }, 'image'],
    [{ image: [{}] }, 'image'],
    [{ max_buy_count: -1 }, 'max_buy_count'],
    [{ once_a_day: 1 }, 'once_a_day'],
    [{ newcomer_days: -1 }, 'newcomer_days'],
    [{ extra_prizes: 'none' }, 'extra_prizes'],
    [{ extra_prizes: [extra({ rule: 'first' })] }, 'extra_prizes.0.rule'],
    [{ extra_prizes: [extra({ rule: 'last', draws: [1] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'every', draws: [49] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'every', draws: [50, 100] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'at', draws: [] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'at', draws: [2, 2] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'at', draws: [0] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ rule: 'at', draws: ['5'] })] }, 'extra_prizes.0.draws'],
    [{ extra_prizes: [extra({ card_id: '' })] }, 'extra_prizes.0.card_id'],
    [{ can_limit: '5' }, 'can_limit'],
    [{ start_at: '2026-04-01' }, 'start_at'],
    [{ start_at: '2026-04-01T12:00:00' }, 'start_at'],
    [{ end_at: '2026-02-30T12:00:00+09:00' }, 'end_at'],
    [{ end_at: 1 }, 'end_at'],
    [{ show_cardlist: 1 }, 'show_cardlist'],
    [{ detail: null }, 'detail'],
    [{ detail: 'x'.repeat(50_001) }, 'detail'],
    [{ tags: {} }, 'tags'],
    [{ tags: Array(4).fill(tag) }, 'tags'],
    [{ tags: [tag, tag] }, 'tags'],
    [{ tags: [null] }, 'tags.0.ja'],
    [{ tags: [tag, { ...tag, ja: 'あ'.repeat(17) }] }, 'tags.1.ja'],
    [{ tags: [{ ...tag, en: '' }] }, 'tags.0.en'],
    [{ tags: [{ ...tag, color: 'gold' }] }, 'tags.0.color'],
    [{ prizes: {} }, 'prizes'],
    [{ prizes: [null] }, 'prizes.0.card_id'],
    [{ prizes: [prize, { ...prize, quantity: 0 }] }, 'prizes.1.quantity'],
    [{ prizes: [{ ...prize, rank_name: '\ud83d' }] }, 'prizes.0.rank_name'],
    [{ prizes: [{ ...prize, buy_point: -1 }] }, 'prizes.0.buy_point'],
    [{ prizes: [{ ...prize, no_reduction: true }] }, 'prizes.0.no_reduction'],
    [{ prizes: Array(501).fill(prize) }, 'prizes'],
  ])('given %j, then it is refused under %s', (change, field) => {
    expect(fieldsOf(change)).toContain(field);
  });
});
