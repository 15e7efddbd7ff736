import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { type CardPlacesRow, cardPlacesProjection } from './card-places.projection.js';

const DRAW = 'd1';

const story = [
  { type: 'CardsDrawn', data: { drawId: DRAW, packId: 'p1', memberId: 'm1', prizeIndexes: [0, 0, 0, 0, 0, 0] } },
  { type: 'CardsDecided', data: { drawId: DRAW, shipped: [0, 1], shipmentId: 's1', converted: [2], points: 60 } },
  { type: 'CardsDecided', data: { drawId: DRAW, shipped: [3], shipmentId: 's2', converted: [], points: 0 } },
  { type: 'ShipmentShipped', data: { shipmentId: 's1', drawIds: [DRAW] } },
  { type: 'ShipmentReturned', data: { shipmentId: 's1', drawIds: [DRAW] } },
  { type: 'ShipmentForfeited', data: { shipmentId: 's1', drawIds: [DRAW] } },
  { type: 'ShipmentShipped', data: { shipmentId: 's2', drawIds: [DRAW] } },
  { type: 'CardsForfeited', data: { drawId: DRAW, cards: [4] } },
  { type: 'ShipmentReturned', data: { shipmentId: 's2', drawIds: [DRAW] } },
  { type: 'ShipmentForfeited', data: { shipmentId: 's2', drawIds: [DRAW] } },
  { type: 'CardsExchanged', data: { drawId: DRAW, cards: [5] } },
] as unknown as RecordedEvent[];

const after = (count: number): CardPlacesRow =>
  story.slice(0, count).reduce<CardPlacesRow | null>((row, event) => {
    const change = cardPlacesProjection.on[event.type as 'CardsDrawn'];
    expect(change.keys(event as never)).toEqual([DRAW]);
    return change.evolve(row, event as never, DRAW);
  }, null)!;

const places = ({ undecided, to_ship, shipped, returned, forfeited, converted, exchanged }: CardPlacesRow) => [
  undecided,
  to_ship,
  shipped,
  returned,
  forfeited,
  converted,
  exchanged,
];

describe('a card received in exchange', () => {
  it('has one place, too, under its offer', () => {
    const received = { type: 'CardReceived', data: { drawId: 'x1', offerId: 'o1', memberId: 'm1' } };
    const row = cardPlacesProjection.on.CardReceived.evolve(null, received as never, 'x1')!;
    expect([row.pack_id, ...places(row)]).toEqual(['o1', 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the cards of a draw', () => {
  it.each([
    ['drawn', 1, [6, 0, 0, 0, 0, 0, 0]],
    ['decided on', 2, [3, 2, 0, 0, 0, 1, 0]],
    ['decided on again', 3, [2, 3, 0, 0, 0, 1, 0]],
    ['shipped', 4, [2, 1, 2, 0, 0, 1, 0]],
    ['returned', 5, [2, 1, 0, 2, 0, 1, 0]],
    ['forfeited', 6, [2, 1, 0, 0, 2, 1, 0]],
    ['shipped in the other parcel', 7, [2, 0, 1, 0, 2, 1, 0]],
    ['forfeited with the account', 8, [1, 0, 1, 0, 3, 1, 0]],
    ['back in the house', 9, [1, 0, 0, 1, 3, 1, 0]],
    ['forfeited in the other parcel', 10, [1, 0, 0, 0, 4, 1, 0]],
    ['given in exchange', 11, [0, 0, 0, 0, 4, 1, 1]],
  ])('each have one place when some are %s', (_, count, expected) => {
    expect(places(after(count))).toEqual(expected);
    expect(expected.reduce((sum, cards) => sum + cards, 0)).toBe(6);
  });
});
