import { describe, expect, it } from '@jest/globals';
import { coins, yen } from '../../kernel/money.js';
import type { TokyoMonth } from '../../kernel/time.js';
import { buildLadder, isAtLeast, type RankTerms } from './ladder.js';
import { computePosition, computeRankChange, type RankFacts } from './standing.js';

const at = (time: string): Date => new Date(`${time}+09:00`);
const month = (text: string) => text as TokyoMonth;
const terms = (rankId: string, reachYen: number, keepCoins: number, changes: Partial<RankTerms> = {}): RankTerms => ({
  rankId,
  reachYen: yen(reachYen),
  keepCoins: coins(keepCoins),
  validFrom: at('2026-01-01T00:00:00'),
  isWithdrawn: false,
  ...changes,
});
const RANKS = [terms('gold', 20_000, 100), terms('bronze', 0, 0), terms('silver', 5000, 30)];
const facts = (paid: Record<string, number>, kept: Record<string, string> = {}, all = RANKS): RankFacts => ({
  terms: all,
  paid: new Map(Object.entries(paid).map(([one, amount]) => [month(one), yen(amount)])),
  kept: new Map(Object.entries(kept).map(([one, rankId]) => [month(one), rankId])),
});
const NOON = at('2026-11-22T12:00:00');

describe('the rank of a month', () => {
  it('follows from the yen paid in the month before', () => {
    for (const [paid, rankId] of [
      [0, 'bronze'],
      [4999, 'bronze'],
      [5000, 'silver'],
      [20_000, 'gold'],
      [1_000_000, 'gold'],
      [-3000, 'bronze'],
    ] as const)
      expect(computePosition(facts({ '2026-10': paid }), NOON).rankId).toBe(rankId);
  });

  it('changes at midnight in Tokyo, to the millisecond', () => {
    const paid = facts({ '2026-10': 20_000, '2026-11': 5000 });
    expect(computePosition(paid, at('2026-11-30T23:59:59.999'))).toMatchObject({ month: '2026-11', rankId: 'gold' });
    expect(computePosition(paid, at('2026-12-01T00:00:00.000'))).toMatchObject({ month: '2026-12', rankId: 'silver' });
  });

  it('equals the kept one, or a higher one that was reached', () => {
    const december = at('2026-12-05T12:00:00');
    expect(computePosition(facts({ '2026-11': 0 }, { '2026-12': 'silver' }), december).rankId).toBe('silver');
    expect(computePosition(facts({ '2026-11': 20_000 }, { '2026-12': 'silver' }), december).rankId).toBe('gold');
    expect(computePosition(facts({}, { '2026-12': 'silver' }), at('2027-01-05T12:00:00')).rankId).toBe('bronze');
  });

  it('does not exist without ranks', () => {
    expect(computePosition(facts({ '2026-10': 9000 }, {}, []), NOON)).toMatchObject({
      ...{ rankId: null, nextYen: 0, isMaintained: false, nextRankId: null, keepCoins: 0 },
      nextMonth: '2026-12',
    });
  });

  it('has the terms of its first moment: an edit applies from the next month on', () => {
    const edited = [...RANKS, terms('silver', 9000, 50, { validFrom: at('2026-11-10T00:00:00') })];
    const paid = facts({ '2026-10': 6000, '2026-11': 6000 }, {}, edited);
    expect(computePosition(paid, NOON)).toMatchObject({ rankId: 'silver', nextRankId: 'bronze', keepCoins: 50 });
    const withdrawn = [...RANKS, terms('gold', 20_000, 100, { validFrom: NOON, isWithdrawn: true })];
    const december = at('2026-12-05T12:00:00');
    expect(computePosition(facts({ '2026-11': 30_000 }, {}, withdrawn), december).rankId).toBe('silver');
    expect(computePosition(facts({}, { '2026-12': 'gold' }, withdrawn), december).rankId).toBe('gold');
  });

  it('ignores an edit at that very moment', () => {
    const midnight = at('2026-11-01T00:00:00');
    expect(buildLadder([terms('new', 1, 1, { validFrom: midnight })], midnight)).toEqual([]);
  });
});

describe('required rank', () => {
  const november = at('2026-11-01T00:00:00');
  const reaches = (held: string | null, least: string, all = RANKS) => isAtLeast(all, november, held, least);

  it('includes members of the rank and of higher ranks', () => {
    expect(['gold', 'silver', 'bronze', null].map((held) => reaches(held, 'silver'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps its place when it is withdrawn', () => {
    const gone = { isWithdrawn: true, validFrom: at('2026-10-10T00:00:00') };
    const all = [...RANKS, terms('silver', 5000, 30, gone)];
    expect(['gold', 'silver', 'bronze'].map((held) => reaches(held, 'silver', all))).toEqual([true, true, false]);
  });

  it('has the terms of the month’s beginning after an edit', () => {
    const all = [...RANKS, terms('silver', 50_000, 30, { validFrom: november })];
    expect(reaches('gold', 'silver', all)).toBe(true);
  });

  it('has its first place when newer than the month, and no members when unknown', () => {
    const all = [...RANKS, terms('ruby', 10_000, 0, { validFrom: at('2026-11-05T00:00:00') })];
    expect([reaches('gold', 'ruby', all), reaches('silver', 'ruby', all), reaches('gold', 'none', all)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('progress', () => {
  it('compares this month’s payments with the next higher rank', () => {
    expect(computePosition(facts({ '2026-10': 5000, '2026-11': 300 }), NOON)).toMatchObject({
      ...{ rankId: 'silver', nextYen: 20_000, paidYen: 300, nextRankId: 'bronze', isMaintained: false },
      keepCoins: 30,
    });
  });

  it('leads from the highest rank to the same rank again', () => {
    expect(computePosition(facts({ '2026-10': 20_000, '2026-11': 25_000 }), NOON)).toMatchObject({
      ...{ nextYen: 20_000, paidYen: 25_000, isMaintained: true, nextRankId: 'gold' },
    });
  });

  it('counts a rank as maintained when it is kept or surpassed', () => {
    expect(computePosition(facts({ '2026-10': 5000 }, { '2026-12': 'silver' }), NOON)).toMatchObject({
      ...{ isMaintained: true, nextRankId: 'silver' },
    });
    expect(computePosition(facts({ '2026-10': 5000, '2026-11': 20_000 }), NOON).isMaintained).toBe(true);
  });

  it('requires no coins for a rank that costs nothing to reach', () => {
    const free = facts({}, {}, [terms('bronze', 0, 10)]);
    expect(computePosition(free, NOON)).toMatchObject({ rankId: 'bronze', keepCoins: 0, isMaintained: true });
  });
});

describe('the turn of a month', () => {
  const change = (...args: Parameters<typeof facts>) => computeRankChange(facts(...args), month('2026-11'));

  it('raises and lowers a rank by payments of the two months before', () => {
    expect(change({ '2026-09': 0, '2026-10': 20_000 })).toEqual({ rankId: 'gold', isHigher: true });
    expect(change({ '2026-09': 20_000, '2026-10': 5000 })).toEqual({ rankId: 'silver', isHigher: false });
  });

  it('changes nothing for a member who paid as much again, or kept the rank', () => {
    expect(change({ '2026-09': 6000, '2026-10': 9000 })).toBeNull();
    expect(change({ '2026-09': 6000 }, { '2026-11': 'silver' })).toBeNull();
    expect(change({}, { '2026-10': 'silver' })).toEqual({ rankId: 'bronze', isHigher: false });
  });

  it('ends a withdrawn rank and starts the first one', () => {
    const withdrawn = [
      ...RANKS,
      terms('gold', 20_000, 100, { validFrom: at('2026-10-10T00:00:00'), isWithdrawn: true }),
    ];
    expect(change({ '2026-09': 20_000, '2026-10': 20_000 }, {}, withdrawn)).toEqual({
      rankId: 'silver',
      isHigher: false,
    });
    const first = [terms('bronze', 0, 0, { validFrom: at('2026-10-10T00:00:00') })];
    expect(change({}, {}, first)).toEqual({ rankId: 'bronze', isHigher: true });
  });
});
