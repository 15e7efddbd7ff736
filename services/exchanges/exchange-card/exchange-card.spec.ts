import { describe, expect, it } from '@jest/globals';
import type { DrawTable, NamedCard } from '../../draws/index.js';
import { points } from '../../kernel/money.js';
import { decideExchange, type ExchangeContext, type OpenOffer } from './exchange-card.decide.js';

const NOW = new Date('2026-04-01T12:00:00+09:00');
const DUE = new Date('2026-04-02T00:00:00+09:00');
const EXPIRES = '2026-09-01T00:00:00.000Z';

type Outcome = 'undecided' | 'shipped' | 'converted' | 'exchanged';

/** Builds a draw with cards of these points, paid with a bought and a free lot. Negative points mean a ship-only card. */
const draw = (drawId: string, worth: readonly number[], { paid = 0, free = 100, outcomes = [] as Outcome[] } = {}) => ({
  draw: {
    drawId,
    memberId: 'm1',
    packId: 'p1',
    version: 1,
    currency: 'points' as const,
    prizeIndexes: worth.map((_, i) => i),
    paidFrom: [
      { lotId: `${drawId}-bought`, kind: 'paid' as const, amount: points(paid), expiresAt: EXPIRES },
      { lotId: `${drawId}-free`, kind: 'free' as const, amount: points(free), expiresAt: EXPIRES },
    ].filter(({ amount }) => amount > 0),
    dueAt: DUE,
    outcomes: worth.map((_, i) => outcomes[i] ?? ('undecided' as const)),
  },
  cards: worth.map((buyPoint) => ({ shipOnly: buyPoint < 0, buyPoint: points(Math.abs(buyPoint)) })),
});
const tableOf = (...draws: readonly ReturnType<typeof draw>[]): DrawTable =>
  new Map(draws.map((one) => [one.draw.drawId, one]));
const offer = (change: Partial<OpenOffer> = {}): OpenOffer => ({
  id: 'o1',
  price: points(1000),
  stock: 3,
  taken: 4,
  isWithdrawn: false,
  ...change,
});
const card = (drawId: string, index: number): NamedCard => ({ drawId, card: index });

const exchange = (
  table: DrawTable,
  cards: readonly NamedCard[],
  { price = null as number | null, ...change }: Partial<ExchangeContext> & { price?: number | null } = {},
) =>
  decideExchange(
    { memberId: 'm1', cards, price: price === null ? null : points(price) },
    { offer: offer(), table, bar: null, now: NOW, ...change },
    { exchangeId: 'x1', life: 'new', lotIdOf: (drawId, kind) => `${drawId}/${kind}` },
  );

describe('an exchange', () => {
  it('takes the cards, holds the received one for 24 hours, and credits the change as points', () => {
    const table = tableOf(draw('d1', [700, 30, 450]), draw('d2', [50]));
    const { events } = exchange(table, [card('d1', 2), card('d2', 0), card('d1', 0)]);
    expect(events!.map(({ data }) => data)).toEqual([
      { drawId: 'd1', memberId: 'm1', exchangeId: 'x1', cards: [0, 2], points: 1150 },
      { drawId: 'd2', memberId: 'm1', exchangeId: 'x1', cards: [0], points: 50 },
      {
        drawId: 'x1',
        memberId: 'm1',
        offerId: 'o1',
        nth: 4,
        price: 1000,
        given: 1200,
        givenCards: [
          { drawId: 'd1', cards: [0, 2] },
          { drawId: 'd2', cards: [0] },
        ],
        dueAt: '2026-04-02T03:00:00.000Z',
      },
      expect.objectContaining({ memberId: 'm1', document: { kind: 'exchange', id: 'x1' } }),
    ]);
    expect(events!.map(({ type }) => type)).toEqual([
      'CardsExchanged',
      'CardsExchanged',
      'CardReceived',
      'PointsIssued',
    ]);
  });

  it('credits no change if the cards match the price', () => {
    const { events } = exchange(tableOf(draw('d1', [1000])), [card('d1', 0)]);
    expect(events!.map(({ type }) => type)).toEqual(['CardsExchanged', 'CardReceived']);
  });

  it('credits the change with the lineage of each draw, in proportion to its cards, to the last point', () => {
    const table = tableOf(draw('d1', [1001], { paid: 300, free: 100 }), draw('d2', [499], { free: 50 }));
    const { events } = exchange(table, [card('d1', 0), card('d2', 0)]);
    const issued = events!.find((event) => event.type === 'PointsIssued')!.data;
    // The change is 500: 333 for the first draw, three quarters of them bought, and 167 for the second.
    expect(issued.lots.map(({ lotId, kind, amount, parents }) => [lotId, kind, amount, parents])).toEqual([
      ['d1/paid', 'paid', 249, [{ lotId: 'd1-bought', amount: 300 }]],
      ['d1/free', 'free', 84, [{ lotId: 'd1-free', amount: 100 }]],
      ['d2/free', 'free', 167, [{ lotId: 'd2-free', amount: 50 }]],
    ]);
    expect(issued.lines.reduce((total, { amount }) => total + amount, 0)).toBe(0);
    expect(issued.lines.map(({ account }) => account)).toContain('conversion');
  });

  it('issues no empty lot if a draw’s share of the change is less than a point', () => {
    const { events } = exchange(tableOf(draw('d1', [1]), draw('d2', [1000])), [card('d1', 0), card('d2', 0)]);
    const issued = events!.find((event) => event.type === 'PointsIssued')!.data;
    expect(issued.lots.map(({ lotId, amount }) => [lotId, amount])).toEqual([['d2/free', 1]]);
  });

  it('fails if the cards do not reach the price, and reports both sums', () => {
    const { refusal } = exchange(tableOf(draw('d1', [999])), [card('d1', 0)]);
    expect(refusal).toEqual({ code: 'NotEnough', sums: { total: 999, price: 1000, change: 0 } });
  });

  it.each<[string, Parameters<typeof exchange>[2], string]>([
    ['the member is banned', { bar: 'banned' }, 'Banned'],
    ['the account is an operator’s own', { bar: 'operator' }, 'OperatorAccount'],
    ['the offer is withdrawn', { offer: offer({ isWithdrawn: true }) }, 'Withdrawn'],
    ['the offer is sold out', { offer: offer({ stock: 0 }) }, 'SoldOut'],
    ['the price differs from the one seen', { price: 999 }, 'PriceChanged'],
    ['the cards are due at this moment', { now: DUE }, 'AllDecided'],
  ])('fails if %s', (_, change, code) => {
    expect(exchange(tableOf(draw('d1', [5000])), [card('d1', 0)], change).refusal).toEqual({ code });
  });

  it('succeeds at the price that the member saw', () => {
    expect(exchange(tableOf(draw('d1', [5000])), [card('d1', 0)], { price: 1000 }).refusal).toBeUndefined();
  });

  it.each<[string, readonly NamedCard[], object]>([
    ['no card', [], { code: 'NothingChosen' }],
    ['an unknown card', [null], { code: 'UnknownCard', list: 'cards' }],
    ['a card of another’s draw', [card('d9', 0)], { code: 'UnknownCard', list: 'cards' }],
    ['a number beyond the draw’s cards', [card('d1', 4)], { code: 'UnknownCard', list: 'cards' }],
    ['a card twice', [card('d1', 0), card('d1', 0)], { code: 'NamedTwice', list: 'cards' }],
    [
      'a decided card together with an undecided one',
      [card('d1', 0), card('d1', 1)],
      { code: 'AlreadyDecided', list: 'cards' },
    ],
    ['only a decided card', [card('d1', 1)], { code: 'AllDecided' }],
    ['a card exchanged before', [card('d1', 3)], { code: 'AllDecided' }],
    ['a ship-only card', [card('d1', 0), card('d1', 2)], { code: 'ShipOnly' }],
  ])('fails as a whole for %s', (_, cards, refusal) => {
    const outcomes: Outcome[] = ['undecided', 'shipped', 'undecided', 'exchanged'];
    expect(exchange(tableOf(draw('d1', [5000, 5000, -5000, 5000], { outcomes })), cards).refusal).toEqual(refusal);
  });
});
