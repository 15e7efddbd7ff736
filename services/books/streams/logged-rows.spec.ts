import { describe, expect, it } from '@jest/globals';
import type { DrawEvent } from '../../draws/index.js';
import { compareDraw, compareParcel } from './logged-rows.js';
import type { PromisedPack } from './promised-pack.js';

const dueAt = '2026-04-02T03:00:00.000Z';
const paidFrom = [{ lotId: 'l', kind: 'free', amount: 200 }];
const promise: PromisedPack = {
  currency: 'points',
  pricePoint: 100,
  prizes: [
    { prizeId: 'a', buyPoint: 60, noReduction: false },
    { prizeId: 'b', buyPoint: 40, noReduction: false },
  ],
};
const drawn = {
  type: 'CardsDrawn',
  data: {
    drawId: 'd',
    memberId: 'm',
    packId: 'p',
    firstSlot: 7,
    prizeIndexes: [0, 1],
    currency: 'points',
    cost: 200,
    paidFrom,
    dueAt,
  },
} as unknown as DrawEvent;
const decided = (overrides: object = {}) =>
  ({
    type: 'CardsDecided',
    data: {
      drawId: 'd',
      memberId: 'm',
      by: 'member',
      shipped: [],
      shipmentId: null,
      converted: [0],
      points: 60,
      ...overrides,
    },
  }) as unknown as DrawEvent;
const row = (overrides: object = {}) => ({
  memberId: 'm',
  packId: 'p',
  currency: 'points',
  version: 2,
  prizes: '0 1',
  outcomes: 'cu',
  undecided: 1,
  dueAt: Date.parse(dueAt),
  cost: 200,
  firstSlot: 7,
  extras: 0,
  paidFrom: JSON.stringify(paidFrom),
  ...overrides,
});
/** Returns the differences between events and a row, and the member to freeze. */
const differencesFor = (facts: DrawEvent[], overrides: object = {}, of: PromisedPack | null = promise) => {
  const finding = compareDraw({ id: 'd', facts, actual: row(overrides) }, of);
  return (
    finding && [
      finding.memberId,
      ...finding.differences.map(({ value, expected, found: actual }) => `${value} ${expected} ${actual}`),
    ]
  );
};

describe('a draw', () => {
  it('given events that keep the promise, then the row agrees', () =>
    expect(differencesFor([drawn, decided()])).toBeNull());

  it.each<[string, DrawEvent[], object, string[]]>([
    ['another’s row', [drawn, decided()], { memberId: 'n' }, ['n', 'memberId m n']],
    ['paid lots in the row', [drawn, decided()], { paidFrom: '[]' }, ['m', `paidFrom ${JSON.stringify(paidFrom)} []`]],
    ['more points than promised', [drawn, decided({ points: 6000 })], {}, ['m', 'points 60 6000']],
    ['another who decided', [drawn, decided({ memberId: 'n' })], {}, ['n', 'decidedBy m n']],
    ['a card decided twice', [drawn, decided(), decided()], { version: 3 }, ['m', 'decidedAgain  0']],
    [
      'a card decided twice at once',
      [drawn, decided({ converted: [0, 0], points: 120 })],
      {},
      ['m', 'decidedAgain  0'],
    ],
    [
      'a card that was sent and came back as points',
      [drawn, decided({ shipped: [0], converted: [], points: 0 }), decided()],
      { version: 3 },
      ['m', 'decidedAgain  0'],
    ],
  ])('given %s, then it is reported', (_, facts, overrides, finding) =>
    expect(differencesFor(facts, overrides)).toEqual(finding),
  );

  it('given a lower price in both event and row, then it is reported', () => {
    const cheap = { ...drawn, data: { ...drawn.data, cost: 2 } } as DrawEvent;
    expect(differencesFor([cheap, decided()], { cost: 2 })).toEqual(['m', 'cost 200 2']);
  });

  it('given no box with promises, then it is reported', () =>
    expect(differencesFor([drawn, decided()], {}, null)).toEqual(['m', 'cost null 200', 'points 0 60']));

  it('given events that begin with a decision, then nothing explains it', () =>
    expect(differencesFor([decided()])).toEqual(['m', 'facts 0 2']));
});

describe('a parcel', () => {
  const facts = [
    { type: 'ShipmentRequested', data: { shipmentId: 's', memberId: 'm', cards: [{ drawId: 'd', indexes: [1] }] } },
  ] as const;
  const parcel = {
    memberId: 'm',
    parcelId: 's',
    status: 'requested',
    version: 1,
    deliveryCode: null,
    carrier: null,
    cards: 'd.1',
    contents: 'b Card b',
    drawIds: 'd',
  };
  const compared = (overrides: object) =>
    compareParcel(
      { id: 's', facts, sources: [{ packId: 'p', prize: 1 }], actual: { ...parcel, ...overrides } },
      new Map([['p', ['a Card a', 'b Card b']]]),
    )?.differences;

  it('given the cards of its draws with their names, then the row agrees', () => expect(compared({})).toBeUndefined());

  it('given a better card’s name, then it is reported', () =>
    expect(compared({ contents: 'a Card a' })).toEqual([
      { value: 'contents', expected: 'b Card b', found: 'a Card a' },
    ]));
});
