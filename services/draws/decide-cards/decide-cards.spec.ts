import { describe, expect, it } from '@jest/globals';
import { points } from '../../kernel/money.js';
import type { CardTerms, DrawWithTerms } from '../streams/card-outcomes.js';
import {
  buildConvertible,
  buildDecided,
  buildDrawn,
  buildFree,
  buildPaid,
  context,
  DRAWN_AT,
  DUE_AT,
  MEMBER,
  shipOnly,
  withTerms,
} from '../streams/draws-with-terms.fixture.js';
import type { NamedCard } from '../streams/named-cards.js';
import { decideCards } from './decide-cards.decide.js';

/** Returns the selected card `d1.0`. Any other name refers to no card of the member. */
const named = (name: string): NamedCard => {
  const match = /^(d\d)\.(\d+)$/.exec(name);
  return match ? { drawId: match[1]!, card: Number(match[2]) } : null;
};
const names = (text: string) => (text === '' ? [] : text.split(' ').map(named));

const choosing =
  (send: string, convert: string, now = DRAWN_AT, hasAddress = true) =>
  (table: ReadonlyMap<string, DrawWithTerms>) =>
    decideCards(
      table,
      {
        by: 'member',
        send: names(send),
        convert: names(convert),
        threshold: points(1000),
        bar: null,
        hasAddress,
      },
      { ...context, now },
    );

/** A history with one draw, d1, of the cards passed in. */
const drew = (...cards: CardTerms[]) => withTerms({ d1: cards }).given(buildDrawn('d1', cards.length));
const early = (ms: number) => new Date(DUE_AT.getTime() - ms);

describe('a decision without an address', () => {
  const cards = drew(buildConvertible(1000), buildConvertible(70));

  it('refuses to ship and says why', () => {
    expect(cards.when(choosing('d1.1', 'd1.0', DRAWN_AT, false)).refusal()).toEqual({ code: 'AddressMissing' });
  });

  it('converts cards as usual', () => {
    expect(cards.when(choosing('', 'd1.0 d1.1', DRAWN_AT, false)).events()).toEqual(
      cards.when(choosing('', 'd1.0 d1.1')).events(),
    );
  });
});

describe('a decision on cards', () => {
  it('decides on each selected card and on no other', () => {
    const events = drew(buildConvertible(700), buildConvertible(10), buildConvertible(600), buildConvertible(5))
      .when(choosing('d1.1', 'd1.2 d1.0'))
      .events();
    expect(events).toEqual([
      {
        type: 'CardsDecided',
        data: {
          drawId: 'd1',
          memberId: MEMBER,
          by: 'member',
          shipped: [1],
          shipmentId: 's1',
          converted: [0, 2],
          points: 1300,
        },
      },
      {
        type: 'PointsIssued',
        data: {
          memberId: MEMBER,
          document: { kind: 'decision', id: 'd1' },
          lots: [
            {
              lotId: 'd1/free',
              kind: 'free',
              amount: 1300,
              issuedAt: DRAWN_AT.toISOString(),
              expiresAt: '2026-10-01T03:00:00.000Z',
              parents: [{ lotId: 'free-lot', amount: 100 }],
            },
          ],
          lines: [
            { account: 'conversion', lot: null, amount: -1300 },
            { account: `member:${MEMBER}:free`, lot: 'd1/free', amount: 1300 },
          ],
        },
      },
    ]);
  });

  it('creates no shipment when no card is to be shipped', () => {
    const [event] = drew(buildConvertible(1), buildConvertible(2)).when(choosing('', 'd1.0 d1.1')).events();
    expect(event!.data).toMatchObject({ shipped: [], shipmentId: null, points: 3 });
  });

  it('issues no points when no card is converted', () => {
    const events = drew(shipOnly(), buildConvertible(0)).when(choosing('d1.0', 'd1.1')).events();
    expect(events.map((event) => event.type)).toEqual(['CardsDecided']);
    expect(events[0]!.data).toMatchObject({ shipped: [0], converted: [1], points: 0 });
  });

  it('returns paid points for the share that was paid with them', () => {
    const table = withTerms({ d1: [buildConvertible(1001)] }).given(
      buildDrawn('d1', 1, [buildFree(50), buildPaid(50)]),
    );
    const [, issued] = table.when(choosing('', 'd1.0')).events();
    expect(issued!.data).toMatchObject({
      lots: [
        { kind: 'paid', amount: 500 },
        { kind: 'free', amount: 501 },
      ],
    });
  });

  it('may continue where an earlier decision stopped', () => {
    const table = withTerms({ d1: [buildConvertible(1), buildConvertible(2), buildConvertible(1000)] }).given(
      buildDrawn('d1', 3),
      buildDecided('d1', [], [0]),
    );
    expect(table.when(choosing('d1.1', 'd1.2')).events()[0]!.data).toMatchObject({ shipped: [1], converted: [2] });
  });

  it('may include several draws, whose points are added together', () => {
    const table = withTerms({
      d1: [buildConvertible(600), buildConvertible(5)],
      d2: [buildConvertible(400)],
      d3: [shipOnly()],
    }).given(buildDrawn('d1', 2), buildDrawn('d2', 1, [buildPaid(100)]), buildDrawn('d3', 1));
    const events = table.when(choosing('d3.0 d1.1', 'd2.0 d1.0')).events();
    expect(events.map((event) => [event.type, event.data])).toMatchObject([
      ['CardsDecided', { drawId: 'd3', shipped: [0], shipmentId: 's1', converted: [] }],
      ['CardsDecided', { drawId: 'd1', shipped: [1], shipmentId: 's1', converted: [0], points: 600 }],
      ['PointsIssued', { document: { id: 'd1' }, lots: [{ lotId: 'd1/free', amount: 600 }] }],
      ['CardsDecided', { drawId: 'd2', shipped: [], shipmentId: null, converted: [0], points: 400 }],
      ['PointsIssued', { document: { id: 'd2' }, lots: [{ lotId: 'd2/paid', amount: 400 }] }],
    ]);
  });
});

describe('the minimum of points for shipping', () => {
  it('requires 1000 points of converted cards, and not one fewer', () => {
    const cards = (...buyPoints: number[]) =>
      drew(buildConvertible(1), ...buyPoints.map(buildConvertible)).when(choosing('d1.0', 'd1.1 d1.2'));
    expect(cards(400, 600).events()).toHaveLength(2);
    expect(cards(400, 599).refusal()).toEqual({ code: 'BelowThreshold', threshold: points(1000), total: 999 });
  });

  it('does not count the conversion value of shipped cards', () => {
    const refusal = drew(buildConvertible(50_000)).when(choosing('d1.0', '')).refusal();
    expect(refusal).toEqual({ code: 'BelowThreshold', threshold: points(1000), total: 0 });
  });

  it('does not apply to ship-only cards, such as all cards of a coin pack', () => {
    expect(drew(shipOnly(), buildConvertible(3)).when(choosing('d1.0', 'd1.1')).events()).toHaveLength(2);
    expect(drew(shipOnly(0), shipOnly(0)).when(choosing('d1.0 d1.1', '')).events()).toHaveLength(1);
  });

  it('applies as soon as one shipped card could have been converted', () => {
    const refusal = drew(shipOnly(), buildConvertible(3), buildConvertible(999))
      .when(choosing('d1.0 d1.1', 'd1.2'))
      .refusal();
    expect(refusal).toMatchObject({ code: 'BelowThreshold', total: 999 });
  });

  it('does not apply when nothing is shipped', () => {
    expect(drew(buildConvertible(1)).when(choosing('', 'd1.0')).events()).toHaveLength(2);
  });
});

describe('a refused decision', () => {
  const table = withTerms({
    d1: [buildConvertible(2000), buildConvertible(3000), shipOnly()],
    d2: [buildConvertible(1000)],
  }).given(buildDrawn('d1', 3), buildDrawn('d2', 1));

  it.each([
    ['d1.9', 'd1.0', 'send_card'],
    ['d7.0', 'd1.0', 'send_card'],
    ['nonsense', '', 'send_card'],
    ['d1.1', 'd1.0 d1.3', 'reduction_card'],
    ['', 'nonsense', 'reduction_card'],
  ])('refuses a card of another member: [%s] to send, [%s] to convert', (send, convert, list) => {
    expect(table.when(choosing(send, convert)).refusal()).toEqual({ code: 'UnknownCard', list });
  });

  it.each([
    ['d1.0 d1.0', '', 'send_card'],
    ['', 'd1.0 d2.0 d1.0', 'reduction_card'],
    ['d1.0', 'd1.1 d1.0', 'reduction_card'],
  ])('refuses a card selected twice: [%s] to send, [%s] to convert', (send, convert, list) => {
    expect(table.when(choosing(send, convert)).refusal()).toEqual({ code: 'NamedTwice', list });
  });

  it('refuses an empty selection', () => {
    expect(table.when(choosing('', '')).refusal()).toEqual({ code: 'NothingChosen' });
  });

  it('refuses to convert a ship-only card', () => {
    expect(table.when(choosing('', 'd1.0 d1.2')).refusal()).toEqual({ code: 'ShipOnly' });
  });

  const half = withTerms({ d1: [buildConvertible(2000), buildConvertible(3000)], d2: [buildConvertible(1000)] }).given(
    buildDrawn('d1', 2),
    buildDrawn('d2', 1),
    buildDecided('d1', [0], []),
  );

  it.each([
    ['d1.0', '', 'AllDecided'],
    ['', 'd1.0', 'AllDecided'],
  ])('refuses cards that were all decided before: [%s] to send, [%s] to convert', (send, convert, code) => {
    expect(half.when(choosing(send, convert)).refusal()).toEqual({ code });
  });

  it.each([
    ['d1.0', 'd1.1', 'send_card'],
    ['d2.0 d1.0', 'd1.1', 'send_card'],
    ['d2.0', 'd1.1 d1.0', 'reduction_card'],
    ['', 'd1.0 d1.1', 'reduction_card'],
  ])('refuses a card decided before among others: [%s] to send, [%s] to convert', (send, convert, list) => {
    expect(half.when(choosing(send, convert)).refusal()).toEqual({ code: 'AlreadyDecided', list });
  });

  it('reports invalid cards before missing points', () => {
    expect(half.when(choosing('d2.0', 'd1.0')).refusal()).toMatchObject({ code: 'AlreadyDecided' });
    expect(half.when(choosing('d2.0', '')).refusal()).toMatchObject({ code: 'BelowThreshold' });
  });
});

describe('the deadline for a decision', () => {
  const table = drew(buildConvertible(2000), buildConvertible(3000));

  it('allows the decision until the last millisecond before the deadline', () => {
    expect(table.when(choosing('d1.0', 'd1.1', early(1))).events()).toHaveLength(2);
  });

  it.each([0, -1])('refuses the decision from the deadline on, even if no job has run', (ms) => {
    expect(table.when(choosing('d1.0', 'd1.1', early(ms))).refusal()).toEqual({ code: 'AllDecided' });
  });
});

describe('a banned member', () => {
  it.each([
    ['d1.0', 'd1.1'],
    ['', ''],
    ['d9.9', ''],
  ])('decides nothing, whatever they select: [%s] to send, [%s] to convert', (send, convert) => {
    const banned = {
      by: 'member',
      send: names(send),
      convert: names(convert),
      threshold: points(0),
      bar: 'banned',
      hasAddress: true,
    } as const;
    const { refusal } = drew(buildConvertible(2000), buildConvertible(3000)).when((table) =>
      decideCards(table, banned, { ...context, now: DRAWN_AT }),
    );
    expect(refusal()).toEqual({ code: 'Banned' });
  });
});
