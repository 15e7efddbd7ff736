import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { runSteps } from '../../kernel/steps.js';
import type { WalletEvent } from '../../points/index.js';
import { advanceHead, hashClientSeed } from '../streams/draw-log.js';
import { takeTickets } from '../streams/pick-ticket.js';
import { type Count, type DrawFact, decideDrawPack, type PurchaseContext } from './draw-pack.decide.js';
import {
  buildBoxOpened,
  buildBoxOpenedWith,
  buildInitialContext,
  buildPurchaseContext,
  type ContextEvent,
  coins,
  evolveContext,
  MEMBER,
  PACK,
  paused,
  points,
  START,
} from './purchase-context.fixture.js';

const seed = createHash('sha256').update('seed of day 2').digest();
const request = (count: Count, overrides: object = {}) => ({
  drawId: 'd1',
  memberId: MEMBER,
  count,
  clientSeed: 'my own',
  ...overrides,
});
const drawing =
  (count: Count, overrides: object = {}, day = { day: 2, seed }) =>
  (context: PurchaseContext) =>
    runSteps(decideDrawPack(context, request(count, overrides), day));

const only = <Type extends DrawFact['type']>(facts: readonly DrawFact[], type: Type) =>
  facts.filter((fact): fact is Extract<DrawFact, { type: Type }> => fact.type === type);
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, line) => sum + line.amount, 0);

describe('a draw', () => {
  const facts = buildPurchaseContext()
    .given(buildBoxOpened(2, 30, 68), points(1000))
    .when(drawing(5))
    .events();

  it('takes tickets, pays, and adds cards, in this order', () => {
    expect(facts.map((fact) => fact.type)).toEqual(['TicketsDrawn', 'PointsSpent', 'CardsDrawn']);
  });

  it("takes the tickets that the protocol computes from the day's seed and the client's", () => {
    const { boxHash } = buildBoxOpened(2, 30, 68).data;
    const clientSeedHash = hashClientSeed('my own');
    const drawn = { seed, boxHash, day: 2, firstSlot: 0, clientSeedHash, remaining: [2, 30, 68], count: 5 };
    const { prizeIndexes } = takeTickets(drawn);
    const prizeIds = prizeIndexes.map((index) => `x${index}`);
    const { head } = advanceHead(boxHash, { firstSlot: 0, day: 2, clientSeedHash, prizeIds });
    expect(only(facts, 'TicketsDrawn')[0]!.data).toEqual({
      packId: PACK,
      drawId: 'd1',
      firstSlot: 0,
      day: 2,
      clientSeedHash,
      prizeIndexes,
      head,
    });
  });

  it('adds the cards of these tickets, to be decided within 24 hours', () => {
    expect(only(facts, 'CardsDrawn')[0]!.data).toEqual({
      drawId: 'd1',
      memberId: MEMBER,
      packId: PACK,
      firstSlot: 0,
      prizeIndexes: only(facts, 'TicketsDrawn')[0]!.data.prizeIndexes,
      currency: 'points',
      cost: 500,
      paidFrom: [{ lotId: 'lot', kind: 'free', amount: 500, expiresAt: '2026-10-01T00:00:00.000Z' }],
      dueAt: new Date(START.getTime() + 24 * 3_600_000).toISOString(),
    });
  });

  it('repeats with the same inputs, and differs with another client seed', () => {
    const context = buildPurchaseContext().given(
      buildBoxOpened(...Array.from({ length: 50 }, () => 2)),
      points(10_000),
    );
    const cards = (overrides: object = {}) =>
      only(context.when(drawing(20, overrides)).events(), 'CardsDrawn')[0]!.data.prizeIndexes;
    expect(cards()).toEqual(cards());
    expect(cards({ clientSeed: 'another' })).not.toEqual(cards());
    expect(cards({ memberId: 'm2', drawId: 'd2' })).toEqual(cards());
  });

  it('produces no events when its purchase is refused', () => {
    const refusals = [
      buildPurchaseContext().given(buildBoxOpened(10), points(99)).when(drawing(1)).refusal(),
      buildPurchaseContext().given(buildBoxOpened(10), paused, points(99)).when(drawing(1)).refusal(),
    ];
    expect(refusals.map((refusal) => refusal.code)).toEqual(['NotEnough', 'NotOnSale']);
  });
});

describe('a box that is emptied draw by draw', () => {
  const history: ContextEvent[] = [buildBoxOpened(1, 3, 8), points(10_000)];
  const draws: (readonly DrawFact[])[] = [];
  for (const [i, count] of ([1, 4, 6, 'all'] as const).entries()) {
    const facts = buildPurchaseContext()
      .given(...history)
      .when(drawing(count, { drawId: `d${i}`, clientSeed: `c${i}` }))
      .events();
    history.push(...facts);
    draws.push(facts);
  }
  const tickets = draws.map((facts) => only(facts, 'TicketsDrawn')[0]!.data);

  it('uses slots without gaps', () => {
    expect(tickets.map(({ firstSlot, prizeIndexes }) => [firstSlot, prizeIndexes.length])).toEqual([
      [0, 1],
      [1, 4],
      [5, 6],
      [11, 1],
    ]);
  });

  it('returns exactly its contents', () => {
    const counts = [0, 0, 0];
    for (const index of tickets.flatMap((draw) => draw.prizeIndexes)) counts[index]! += 1;
    expect(counts).toEqual([1, 3, 8]);
    const { box } = history.reduce(evolveContext, buildInitialContext());
    expect(box).toMatchObject({ drawn: 12, remaining: [0, 0, 0], head: tickets.at(-1)!.head });
  });

  it('chains each draw to the one before', () => {
    const ofDraw = (i: number) => ({ ...tickets[i]!, prizeIds: tickets[i]!.prizeIndexes.map((index) => `x${index}`) });
    for (const i of [1, 2, 3]) expect(advanceHead(tickets[i - 1]!.head, ofDraw(i)).head).toBe(tickets[i]!.head);
  });

  it('reveals the seed of the day with the last ticket, and not before', () => {
    expect(draws.map((facts) => only(facts, 'SeedRevealed').length)).toEqual([0, 0, 0, 1]);
    const last = draws.at(-1)!;
    expect(only(last, 'SeedRevealed')[0]!.data).toEqual({ packId: PACK, day: 2, seed: seed.toString('hex') });
    expect(last.map((fact) => fact.type)).toEqual(['TicketsDrawn', 'SeedRevealed', 'PointsSpent', 'CardsDrawn']);
  });
});

describe('paying for a draw', () => {
  const early = '2026-05-01T00:00:00.000Z';
  const late = '2026-06-01T00:00:00.000Z';
  /** In random order. */
  const lots: WalletEvent[] = [
    points(70, 'late-free', 'free', late),
    points(50, 'early-paid', 'paid', early),
    points(60, 'late-paid', 'paid', late),
    points(30, 'early-free-b', 'free', early),
    points(20, 'early-free-a', 'free', early),
  ];
  const paying = (cost: number) =>
    buildPurchaseContext({ pricePoint: cost })
      .given(buildBoxOpened(9), ...lots)
      .when(drawing(1))
      .events();

  it.each([
    [10, [['early-free-a', -10]]],
    [20, [['early-free-a', -20]]],
    [
      21,
      [
        ['early-free-a', -20],
        ['early-free-b', -1],
      ],
    ],
    [
      51,
      [
        ['early-free-a', -20],
        ['early-free-b', -30],
        ['early-paid', -1],
      ],
    ],
    [
      170,
      [
        ['early-free-a', -20],
        ['early-free-b', -30],
        ['early-paid', -50],
        ['late-free', -70],
      ],
    ],
    [
      230,
      [
        ['early-free-a', -20],
        ['early-free-b', -30],
        ['early-paid', -50],
        ['late-free', -70],
        ['late-paid', -60],
      ],
    ],
  ])(
    'takes %i points first from lots that expire first, and free before paid lots of the same expiry',
    (cost, taken) => {
      const [spent] = only(paying(cost), 'PointsSpent');
      expect(spent!.data.lines.filter((line) => line.lot).map((line) => [line.lot, line.amount])).toEqual(taken);
      expect(spent!.data.lines.at(-1)).toEqual({ account: 'sales', lot: null, amount: cost });
      expect(sumOf(spent!.data.lines)).toBe(0);
    },
  );

  it('debits the account of each lot’s kind', () => {
    const accounts = only(paying(230), 'PointsSpent')[0]!.data.lines.map((line) => line.account);
    const [paid, free] = [`member:${MEMBER}:paid`, `member:${MEMBER}:free`];
    expect(accounts).toEqual([free, free, paid, free, paid, 'sales']);
  });

  it('records the lots in the draw', () => {
    expect(only(paying(101), 'CardsDrawn')[0]!.data.paidFrom).toEqual([
      { lotId: 'early-free-a', kind: 'free', amount: 20, expiresAt: early },
      { lotId: 'early-free-b', kind: 'free', amount: 30, expiresAt: early },
      { lotId: 'early-paid', kind: 'paid', amount: 50, expiresAt: early },
      { lotId: 'late-free', kind: 'free', amount: 1, expiresAt: late },
    ]);
  });

  it('leaves the rest in each lot', () => {
    const after = [buildBoxOpened(9), ...lots, ...paying(101)].reduce<PurchaseContext>(
      evolveContext,
      buildInitialContext(),
    );
    expect(after.wallet.lots.map((lot) => [lot.lotId, lot.left])).toEqual([
      ['late-free', 69],
      ['late-paid', 60],
    ]);
    expect(after.wallet.points).toBe(129);
  });

  it('takes coins without lots for a coin pack', () => {
    const facts = buildPurchaseContext({ currency: 'coins', pricePoint: 3 })
      .given(buildBoxOpened(9), points(500), coins(20))
      .when(drawing(2))
      .events();
    expect(only(facts, 'PointsSpent')).toEqual([]);
    expect(only(facts, 'CoinsSpent')[0]!.data).toEqual({
      memberId: MEMBER,
      document: { kind: 'draw', id: 'd1' },
      lines: [
        { account: `member:${MEMBER}:coin`, lot: null, amount: -6 },
        { account: 'sales', lot: null, amount: 6 },
      ],
    });
    expect(only(facts, 'CardsDrawn')[0]!.data).toMatchObject({ currency: 'coins', cost: 6, paidFrom: [] });
  });
});

describe('a draw from a box with extra prizes', () => {
  const shared = { buy_point: 100, no_reduction: '0' } as const;
  const box = buildBoxOpenedWith(
    [
      { id: 'round', rule: 'every', draws: [10], ...shared },
      { id: 'last', rule: 'last', draws: [], ...shared },
    ],
    5,
    15,
  );
  const drawn = (count: Count) => buildPurchaseContext().given(box, points(10_000)).when(drawing(count)).events();

  it('given a draw that wins none, then it equals a draw from any box', () => {
    const cards = only(drawn(9), 'CardsDrawn')[0]!.data;
    expect(cards.prizeIndexes).toHaveLength(9);
    expect(cards).not.toHaveProperty('extras');
  });

  it('given draws that win some, then their cards follow those of the tickets, and only tickets leave the box', () => {
    const facts = drawn('all');
    const tickets = only(facts, 'TicketsDrawn')[0]!.data;
    const cards = only(facts, 'CardsDrawn')[0]!.data;
    expect(tickets.prizeIndexes).toHaveLength(20);
    expect(tickets.prizeIndexes.every((index) => index < 2)).toBe(true);
    expect(cards).toMatchObject({ prizeIndexes: [...tickets.prizeIndexes, 2, 2, 3], extras: 3, cost: 2000 });
  });

  it('given the same draw, then the head of the log includes the extra prizes', () => {
    const { prizeIndexes, head } = only(drawn(10), 'TicketsDrawn')[0]!.data;
    const logged = {
      ...{ firstSlot: 0, day: 2, clientSeedHash: hashClientSeed('my own') },
      prizeIds: prizeIndexes.map((index) => `x${index}`),
    };
    const extraIds = new Map([[9, ['round']]]);
    expect(head).toBe(advanceHead(box.data.boxHash, { ...logged, extraIds }).head);
    expect(head).not.toBe(advanceHead(box.data.boxHash, logged).head);
  });
});
