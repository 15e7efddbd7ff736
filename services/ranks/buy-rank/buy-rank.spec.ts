import { describe, expect, it } from '@jest/globals';
import { coins, yen } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';
import { emptyWallet } from '../../points/index.js';
import type { RankPosition } from '../streams/standing.js';
import { type BuyRankInput, decideBuyRank, type RankPurchase } from './buy-rank.decide.js';

const NOVEMBER = '2026-11' as TokyoMonth;
const DECEMBER = '2026-12' as TokyoMonth;
const standing: RankPosition = {
  month: NOVEMBER,
  rankId: 'silver',
  keepCoins: coins(30),
  nextYen: yen(20_000),
  paidYen: yen(0),
  isMaintained: false,
  nextMonth: DECEMBER,
  nextRankId: 'bronze',
};
const purchase: RankPurchase = {
  standing,
  names: ['シルバー', 'Silver'],
  kept: new Map(),
  wallet: { ...emptyWallet('m1'), coins: coins(30) },
  bar: null,
  now: new Date('2026-11-30T23:59:59.999+09:00'),
};
const input: BuyRankInput = { commandId: 'c1', memberId: 'm1', coins: 30, nextMonthRank: DECEMBER };
const decide = (changes: Partial<RankPurchase> = {}, inputChanges: Partial<BuyRankInput> = {}) =>
  decideBuyRank({ ...input, ...inputChanges }, { ...purchase, ...changes });

describe('keeping a rank', () => {
  it('takes the coins and keeps the rank for the next month', () => {
    expect(decide().events).toEqual([
      {
        type: 'CoinsSpent',
        data: {
          memberId: 'm1',
          document: { kind: 'rank', id: 'c1', memo: DECEMBER },
          lines: [
            { account: 'member:m1:coin', lot: null, amount: -30 },
            { account: 'sales', lot: null, amount: 30 },
          ],
        },
      },
      { type: 'RankKept', data: { memberId: 'm1', rankId: 'silver', month: DECEMBER, coins: 30 } },
    ]);
  });

  it.each(['silver', 'シルバー', 'Silver', '2026-12'])('accepts %s as the rank', (nextMonthRank) => {
    expect(decide({}, { nextMonthRank }).refusal).toBeUndefined();
  });

  it.each([
    ['Banned', { bar: 'banned' }, {}],
    ['Frozen', { bar: 'frozen' }, {}],
    ['MonthTurned', { now: new Date('2026-12-01T00:00:00.000+09:00') }, {}],
    ['MonthTurned', {}, { nextMonthRank: NOVEMBER }],
    ['MonthTurned', {}, { nextMonthRank: 'gold' }],
    ['NoRank', { standing: { ...standing, rankId: null } }, {}],
    ['AlreadyKept', { standing: { ...standing, isMaintained: true } }, {}],
    ['AlreadyKept', { kept: new Map([[DECEMBER, 'silver']]) }, {}],
    ['NotForSale', { standing: { ...standing, keepCoins: coins(0) } }, { coins: 0 }],
    ['PriceChanged', {}, { coins: 29 }],
    ['PriceChanged', {}, { coins: 0 }],
    ['NotEnoughCoins', { wallet: { ...emptyWallet('m1'), coins: coins(29) } }, {}],
  ] as const)('refuses: %s', (code, changes, inputChanges) => {
    expect(decide(changes, inputChanges).refusal).toEqual({ code });
  });
});
