import { describe, expect, it } from '@jest/globals';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { DomainEvent } from '../../kernel/event.js';
import { points as pointsOf } from '../../kernel/money.js';
import type { BoxEvent } from '../streams/box.events.js';
import { ANYBODY, type Buyer, type BuyerRules, NO_RULES } from '../streams/buyer-rules.js';
import type { CardsDrawn } from '../streams/draw.events.js';
import {
  type Count,
  decidePurchase,
  type PurchaseContext,
  type PurchaseRefused,
  type PurchaseTotal,
} from './draw-pack.decide.js';
import {
  buildBoxOpened,
  buildPurchaseContext,
  type ContextEvent,
  closed,
  coins,
  MEMBER,
  PACK,
  paused,
  points,
  resumed,
  START,
} from './purchase-context.fixture.js';

/** Decides on a purchase and returns its total or the refusal. */
const buying =
  (count: Count) =>
  (context: PurchaseContext): Decision<DomainEvent<'Bought', PurchaseTotal>, PurchaseRefused> => {
    const decided = decidePurchase(context, count);
    return decided.refusal ? refuse(decided.refusal) : accept({ type: 'Bought', data: decided.purchase });
  };
const drewEarlier = (cards: number): CardsDrawn => ({
  type: 'CardsDrawn',
  data: {
    drawId: 'earlier',
    memberId: MEMBER,
    packId: PACK,
    firstSlot: 0,
    prizeIndexes: Array.from({ length: cards }, () => 0),
    currency: 'points',
    cost: pointsOf(0),
    paidFrom: [],
    dueAt: START.toISOString(),
  },
});
const later = (ms: number) => new Date(START.getTime() + ms);
const soldOut: BoxEvent = {
  type: 'TicketsDrawn',
  data: { packId: PACK, drawId: 'd', firstSlot: 0, day: 1, clientSeedHash: '', prizeIndexes: [0], head: '' },
};
const rich = points(1_000_000);

describe('the total of a purchase', () => {
  it('multiplies the price by the count and deducts it from the points', () => {
    const bought = buildPurchaseContext().given(buildBoxOpened(1, 9), points(1500)).when(buying(3)).events();
    expect(bought[0]!.data).toEqual({
      packId: PACK,
      count: 3,
      currency: 'points',
      cost: 300,
      before: 1500,
      after: 1200,
    });
  });

  it('deducts coins for a coin pack', () => {
    const bought = buildPurchaseContext({ currency: 'coins', pricePoint: 5 })
      .given(buildBoxOpened(1, 9), points(1500), coins(16))
      .when(buying(3))
      .events();
    expect(bought[0]!.data).toEqual({ packId: PACK, count: 3, currency: 'coins', cost: 15, before: 16, after: 1 });
  });

  it("buys all tickets left for 'all'", () => {
    const bought = buildPurchaseContext().given(buildBoxOpened(1, 9), rich).when(buying('all')).events();
    expect(bought[0]!.data).toMatchObject({ count: 10, cost: 1000 });
  });
});

describe('the balance of a purchase', () => {
  it.each([
    ['points' as const, points(1000), points(999)],
    ['coins' as const, coins(1000), coins(999)],
  ])('may be spent to the last %s, but not beyond', (currency, enough, tooFew) => {
    const context = buildPurchaseContext({ currency });
    expect(context.given(buildBoxOpened(10), enough).when(buying(10)).events()[0]!.data).toMatchObject({ after: 0 });
    expect(context.given(buildBoxOpened(10), tooFew).when(buying(10)).refusal()).toEqual({
      code: 'NotEnough',
      purchase: { packId: PACK, count: 10, currency, cost: 1000, before: 999, after: -1 },
    });
  });

  it('does not accept points for coins, or coins for points', () => {
    const refusals = [
      buildPurchaseContext({ currency: 'coins' }).given(buildBoxOpened(10), points(1000)).when(buying(1)).refusal(),
      buildPurchaseContext({ currency: 'points' }).given(buildBoxOpened(10), coins(1000)).when(buying(1)).refusal(),
    ];
    expect(refusals).toMatchObject([{ code: 'NotEnough' }, { code: 'NotEnough' }]);
  });
});

describe('the maximum count of a purchase', () => {
  it.each([
    ['what is left in the box', {}, buildBoxOpened(4, 3), 7],
    ['3,000', {}, buildBoxOpened(5000), 3000],
    ["the pack's own limit for one purchase", { maxBuyCount: 5 }, buildBoxOpened(50), 5],
    ["the pack's limit for one member", { canLimit: 6 }, buildBoxOpened(50), 6],
    ['the least of them all: left', { maxBuyCount: 9, canLimit: 8 }, buildBoxOpened(2, 5), 7],
    ['the least of them all: one purchase', { maxBuyCount: 5, canLimit: 6 }, buildBoxOpened(7), 5],
    ['the least of them all: one member', { maxBuyCount: 7, canLimit: 6 }, buildBoxOpened(8), 6],
    ['3,000, where the limits are higher', { maxBuyCount: 4000, canLimit: 4000 }, buildBoxOpened(5000), 3000],
  ])('allows at most %s', (_, terms, box, most) => {
    const context = buildPurchaseContext(terms).given(box, rich);
    expect(context.when(buying(most)).events()[0]!.data).toMatchObject({ count: most });
    expect(context.when(buying(most + 1)).refusal()).toEqual({ code: 'CountOutOfRange', max: most });
  });

  it('deducts earlier draws from the limit for one member', () => {
    const context = buildPurchaseContext({ canLimit: 10 }).given(
      buildBoxOpened(50),
      rich,
      drewEarlier(4),
      drewEarlier(3),
    );
    expect(context.when(buying(3)).events()[0]!.data).toMatchObject({ count: 3 });
    expect(context.when(buying(4)).refusal()).toEqual({ code: 'CountOutOfRange', max: 3 });
  });

  it.each([10, 11])('allows none after %i of 10 for one member', (earlier) => {
    const context = buildPurchaseContext({ canLimit: 10 }).given(buildBoxOpened(50), rich, drewEarlier(earlier));
    for (const count of [1, 'all'] as const)
      expect(context.when(buying(count)).refusal()).toEqual({ code: 'LimitReached' });
  });

  it.each([
    [{ maxBuyCount: 6 }, 6, 7],
    [{ canLimit: 6 }, 6, 7],
    [{}, 3000, 3001],
  ])("also limits 'all': with %j allows all of %i, but not of %i", (terms, most, tooMany) => {
    const all = (left: number) => buildPurchaseContext(terms).given(buildBoxOpened(left), rich).when(buying('all'));
    expect(all(most).events()[0]!.data).toMatchObject({ count: most });
    expect(all(tooMany).refusal()).toEqual({ code: 'CountOutOfRange', max: most });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the count %p', (count) => {
    expect(buildPurchaseContext().given(buildBoxOpened(10), rich).when(buying(count)).refusal()).toEqual({
      code: 'CountOutOfRange',
      max: 10,
    });
  });
});

describe('the sale of a pack', () => {
  it('starts at its start, to the millisecond', () => {
    const at = (now: Date) => buildPurchaseContext({}, now).given(buildBoxOpened(10), rich).when(buying(1));
    expect(at(later(-1)).refusal()).toEqual({ code: 'NotYetOnSale', start: START });
    expect(at(START).events()).toHaveLength(1);
  });

  it('ends at its end, to the millisecond', () => {
    const end = later(1000);
    const at = (now: Date) => buildPurchaseContext({ end }, now).given(buildBoxOpened(10), rich).when(buying(1));
    expect(at(later(999)).events()).toHaveLength(1);
    expect(at(end).refusal()).toEqual({ code: 'NotOnSale' });
    expect(at(later(1001)).refusal()).toEqual({ code: 'NotOnSale' });
  });

  it.each([
    ['without a box', []],
    ['that is paused', [buildBoxOpened(10), paused]],
    ['that is paused once more', [buildBoxOpened(10), paused, resumed, paused]],
    ['that is closed', [buildBoxOpened(10), closed]],
    ['that is closed after a pause', [buildBoxOpened(10), paused, closed]],
  ])('refuses a pack that is %s', (_, facts) => {
    expect(
      buildPurchaseContext()
        .given(...facts, rich)
        .when(buying(1))
        .refusal(),
    ).toEqual({ code: 'NotOnSale' });
  });

  it('continues after the pack is resumed', () => {
    expect(
      buildPurchaseContext().given(buildBoxOpened(10), paused, resumed, rich).when(buying(1)).events(),
    ).toHaveLength(1);
  });

  it('refuses a sold-out pack, whatever the count', () => {
    const drawn = {
      packId: PACK,
      drawId: 'd',
      firstSlot: 0,
      day: 1,
      clientSeedHash: '',
      prizeIndexes: [0, 1],
      head: '',
    };
    const context = buildPurchaseContext().given(buildBoxOpened(1, 1), { type: 'TicketsDrawn', data: drawn }, rich);
    for (const count of [1, 5000, 'all'] as const)
      expect(context.when(buying(count)).refusal()).toEqual({ code: 'SoldOut' });
  });

  it('reports the sale’s state before limits or balance', () => {
    const terms = { canLimit: 1, end: later(1) };
    const facts = [buildBoxOpened(10), drewEarlier(1)];
    expect(
      buildPurchaseContext(terms, later(1))
        .given(...facts)
        .when(buying(99))
        .refusal(),
    ).toEqual({ code: 'NotOnSale' });
    expect(
      buildPurchaseContext(terms)
        .given(...facts)
        .when(buying(99))
        .refusal(),
    ).toEqual({ code: 'LimitReached' });
  });
});

const DAY_MS = 24 * 3_600_000;
const rules = (overrides: Partial<BuyerRules>) => ({ rules: { ...NO_RULES, ...overrides } });

describe('a pack for new members', () => {
  const week = rules({ newcomerDays: 7 });
  const registered = (msAgo: number | null) => {
    const registeredAt = msAgo === null ? null : later(-msAgo);
    return buildPurchaseContext(week)
      .given(buildBoxOpened(10), rich)
      .when((context) => buying(1)({ ...context, buyer: { ...ANYBODY, registeredAt } }));
  };

  it('sells for the configured number of 24-hour days after the registration, to the millisecond', () => {
    expect(registered(0).events()).toHaveLength(1);
    expect(registered(7 * DAY_MS - 1).events()).toHaveLength(1);
    expect(registered(7 * DAY_MS).refusal()).toEqual({ code: 'NewcomersOnly', days: 7 });
  });

  it('refuses a member whose registration is unknown', () => {
    expect(registered(null).refusal()).toEqual({ code: 'NewcomersOnly', days: 7 });
  });
});

describe('a pack for a rank', () => {
  const rank = { rankId: 'gold', name: 'ゴールド', nameEn: 'Gold' };
  it.each([true, false])('sells only to members who hold the rank (%p) and names the required rank', (hasLeastRank) => {
    const decided = buildPurchaseContext(rules({ leastRank: rank }))
      .given(buildBoxOpened(10), rich)
      .when((context) => buying(1)({ ...context, buyer: { ...ANYBODY, hasLeastRank } }));
    if (hasLeastRank) expect(decided.events()).toHaveLength(1);
    else expect(decided.refusal()).toEqual({ code: 'RankTooLow', rank });
  });
});

describe('a pack sold once a day', () => {
  // START is noon on 1 April in Tokyo.
  const midnight = new Date('2026-04-02T00:00:00+09:00');
  const at = (now: Date, count: Count = 1, overrides: object = {}) =>
    buildPurchaseContext({ ...rules({ onceADay: true }), ...overrides }, now)
      .given(buildBoxOpened(50), rich, drewEarlier(1))
      .when(buying(count));

  it('sells again from the next day in Tokyo on, to the millisecond', () => {
    for (const now of [START, new Date(midnight.getTime() - 1)])
      expect(at(now).refusal()).toEqual({ code: 'BoughtToday', next: midnight });
    expect(at(midnight).events()).toHaveLength(1);
  });

  it("accepts 'all' like a count, within the other limits", () => {
    expect(at(START, 'all').refusal()).toEqual({ code: 'BoughtToday', next: midnight });
    expect(at(midnight, 'all').events()[0]!.data).toMatchObject({ count: 50 });
    expect(at(midnight, 6, { maxBuyCount: 5 }).refusal()).toEqual({ code: 'CountOutOfRange', max: 5 });
  });

  it('counts a purchase through another process whose clock is ahead', () => {
    expect(at(later(-DAY_MS), 1, { start: later(-DAY_MS) }).refusal()).toMatchObject({ code: 'BoughtToday' });
  });

  it('sells to members who have not bought from it', () => {
    const decided = buildPurchaseContext(rules({ onceADay: true }))
      .given(buildBoxOpened(50), rich)
      .when(buying(10));
    expect(decided.events()[0]!.data).toMatchObject({ count: 10 });
  });
});

describe('the order of refusals', () => {
  const strict = rules({ newcomerDays: 1, onceADay: true, leastRank: { rankId: 'r', name: 'R', nameEn: 'R' } });
  it('reports that the pack is sold out, then the buyer rules, then limits and balance', () => {
    const context = buildPurchaseContext({ ...strict, canLimit: 1 });
    const codeOf = (buyer: Buyer, ...facts: ContextEvent[]) =>
      context
        .given(...facts)
        .when((one) => buying(99)({ ...one, buyer }))
        .refusal().code;
    const newcomer = { registeredAt: START, hasLeastRank: false };
    const member = { registeredAt: START, hasLeastRank: true };
    expect(codeOf(ANYBODY, buildBoxOpened(1), soldOut)).toBe('SoldOut');
    expect(codeOf(ANYBODY, buildBoxOpened(1), drewEarlier(1))).toBe('NewcomersOnly');
    expect(codeOf(newcomer, buildBoxOpened(1), drewEarlier(1))).toBe('RankTooLow');
    expect(codeOf(member, buildBoxOpened(1), drewEarlier(1))).toBe('BoughtToday');
    expect(codeOf(member, buildBoxOpened(1))).toBe('CountOutOfRange');
  });
});

describe('a member who is barred', () => {
  it.each([
    ['banned', 'Banned'],
    ['operator', 'OperatorAccount'],
    ['disputed', 'Disputed'],
    ['owes', 'Owes'],
    ['paused', 'Paused'],
  ] as const)('%s: %s, whatever they have', (bar, code) => {
    const decision = buildPurchaseContext()
      .given(buildBoxOpened(10), points(1000))
      .when((context) => buying(1)({ ...context, bar }));
    expect(decision.refusal()).toEqual({ code });
  });
});
