import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { points } from '../../kernel/money.js';
import type {
  ShipmentForfeited,
  ShipmentReturned,
  ShipmentShipped,
  ShipmentTrackingCorrected,
} from '../../shipments/index.js';
import type { DrawEvent } from '../streams/draw.events.js';
import { buildDecided, buildDrawn, MEMBER } from '../streams/draws-with-terms.fixture.js';
import { type DrawHistoryRow, drawHistoryProjection } from './draw-history.projection.js';

type HistoryEvent = DrawEvent | ShipmentShipped | ShipmentTrackingCorrected | ShipmentReturned | ShipmentForfeited;

const recorded = <Event extends HistoryEvent>(event: Event): RecordedEvent<Event> => ({
  streamId: 'draw-d1',
  streamVersion: 1,
  eventId: 'e1',
  type: event.type,
  schemaVersion: 1,
  partitionKey: MEMBER,
  data: event.data,
  actor: 'clock',
  correlationId: 'c',
  causationId: null,
  effectiveAt: new Date('2026-04-01T03:00:00Z'),
  recordedAt: new Date('2026-04-09T03:00:00Z'),
});

/** Returns the row of draw d1 after these events with readable states, or null if there is none. */
const rowAfter = (...history: HistoryEvent[]): DrawHistoryRow | null =>
  history.reduce<DrawHistoryRow | null>((row, event) => {
    const change = drawHistoryProjection.on[event.type];
    const keys = change.keys(recorded(event) as never);
    return keys.includes('d1') ? change.evolve(row, recorded(event) as never, 'd1') : row;
  }, null);

const toShip = (shipmentId: string, ...cards: number[]) => {
  const event = buildDecided('d1', cards, []);
  return { ...event, data: { ...event.data, shipmentId } };
};
const converted = (amount: number, ...cards: number[]) => {
  const event = buildDecided('d1', [], cards);
  return { ...event, data: { ...event.data, points: points(amount) } };
};
const shipped = (shipmentId: string, deliveryCode: string, drawIds = ['d1']): ShipmentShipped => ({
  type: 'ShipmentShipped',
  data: { shipmentId, memberId: MEMBER, drawIds, deliveryCode, carrier: 'ヤマト運輸' },
});

const returned: ShipmentReturned = {
  type: 'ShipmentReturned',
  data: { shipmentId: 's1', memberId: MEMBER, drawIds: ['d1'], keptUntil: '2026-05-01' },
};
const forfeited: ShipmentForfeited = {
  type: 'ShipmentForfeited',
  data: { shipmentId: 's1', memberId: MEMBER, drawIds: ['d1'] },
};

describe('the history of draws', () => {
  it('shows a returned parcel until it is shipped again or forfeited', () => {
    const out = [buildDrawn('d1', 1), toShip('s1', 0), shipped('s1', 'c1')];
    const parcel = { shipmentId: 's1', cards: [0], deliveryCode: 'c1' };
    const state = { shipping_state: 'shipped' };
    expect(rowAfter(...out, returned)).toMatchObject({ ...state, parcels: [{ ...parcel, cameBack: 'returned' }] });
    expect(rowAfter(...out, returned, shipped('s1', 'c2'))!.parcels).toEqual([{ ...parcel, deliveryCode: 'c2' }]);
    expect(rowAfter(...out, returned, forfeited)!.parcels).toEqual([{ ...parcel, cameBack: 'forfeited' }]);
  });

  it('has nothing left to decide or ship after the cards were forfeited with the account', () => {
    const lost: DrawEvent = { type: 'CardsForfeited', data: { drawId: 'd1', memberId: MEMBER, cards: [1, 2] } };
    const account = [buildDrawn('d1', 3), toShip('s1', 0), lost];
    expect(rowAfter(...account)).toMatchObject({ shipped: 1, forfeited: 2, shipping_state: 'to_ship' });
    expect(rowAfter(...account, forfeited)).toMatchObject({ shipping_state: 'nothing_to_ship' });
    expect(rowAfter(buildDrawn('d1', 3), shipped('s1', 'c1'), lost)).toMatchObject({
      forfeited: 2,
      shipping_state: 'undecided',
    });
  });

  it('counts exchanged cards, which have nothing to ship', () => {
    const exchangeOf = (...cards: number[]): DrawEvent => ({
      type: 'CardsExchanged',
      data: { drawId: 'd1', memberId: MEMBER, exchangeId: 'x1', cards, points: points(70) },
    });
    expect(rowAfter(buildDrawn('d1', 3), exchangeOf(0, 2))).toMatchObject({
      exchanged: 2,
      shipping_state: 'undecided',
    });
    expect(rowAfter(buildDrawn('d1', 3), exchangeOf(0, 2), exchangeOf(1))).toMatchObject({
      exchanged: 3,
      converted_points: 0,
      shipping_state: 'nothing_to_ship',
    });
  });

  it('has a row for a card received in exchange, which cost no points and is to be shipped', () => {
    const received: DrawEvent = {
      type: 'CardReceived',
      data: {
        drawId: 'd1',
        memberId: MEMBER,
        offerId: 'o1',
        nth: 0,
        price: points(1000),
        given: points(1200),
        givenCards: [{ drawId: 'd0', cards: [0] }],
        dueAt: '2026-04-02T03:00:00.000Z',
      },
    };
    expect(rowAfter(received)).toMatchObject({ pack_id: 'o1', cost: 0, count: 1, shipping_state: 'undecided' });
    expect(rowAfter(received, toShip('s1', 0))!.shipping_state).toBe('to_ship');
  });

  it('has a row for a draw as soon as it is made', () => {
    expect(rowAfter(buildDrawn('d1', 3))).toEqual({
      draw_id: 'd1',
      member_id: MEMBER,
      pack_id: 'p1',
      created: '2026-04-01T03:00:00.000Z',
      currency: 'points',
      cost: 100,
      count: 3,
      shipped: 0,
      converted: 0,
      converted_points: 0,
      exchanged: 0,
      forfeited: 0,
      parcels: [],
      shipping_state: 'undecided',
    });
  });

  it('counts shipped and converted cards over several decisions', () => {
    expect(rowAfter(buildDrawn('d1', 5), converted(30, 0, 2), toShip('s1', 1), converted(7, 4))).toMatchObject({
      shipped: 1,
      converted: 3,
      converted_points: 37,
      parcels: [{ shipmentId: 's1', cards: [1], deliveryCode: null }],
    });
  });

  it.each<[string, string, HistoryEvent[]]>([
    ['undecided', 'nothing decided', []],
    ['undecided', 'a card undecided, the others shipped', [toShip('s1', 0), shipped('s1', 'c')]],
    ['undecided', 'a card undecided, the others converted', [converted(1, 0, 1)]],
    ['to_ship', 'all shipped', [toShip('s1', 0, 1, 2)]],
    ['to_ship', 'some shipped, some converted', [toShip('s1', 0), converted(1, 1, 2)]],
    ['to_ship', 'one parcel shipped, another not', [toShip('s1', 0), toShip('s2', 1, 2), shipped('s1', 'c')]],
    ['shipped', 'the parcel shipped', [toShip('s1', 0, 1, 2), shipped('s1', 'c')]],
    ['shipped', 'both parcels shipped', [toShip('s1', 0), toShip('s2', 1, 2), shipped('s2', 'c'), shipped('s1', 'd')]],
    [
      'shipped',
      'the rest converted after the parcel was shipped',
      [toShip('s1', 0), shipped('s1', 'c'), converted(1, 1, 2)],
    ],
    ['nothing_to_ship', 'all converted', [converted(1, 0), converted(1, 1, 2)]],
  ])('shows state %s with %s', (state, _, facts) => {
    expect(rowAfter(buildDrawn('d1', 3), ...facts)!.shipping_state).toBe(state);
  });

  it('keeps the tracking number of each parcel', () => {
    const row = rowAfter(buildDrawn('d1', 2), toShip('s1', 0), toShip('s2', 1), shipped('s2', 'code 2'));
    expect(row!.parcels).toEqual([
      { shipmentId: 's1', cards: [0], deliveryCode: null },
      { shipmentId: 's2', cards: [1], deliveryCode: 'code 2' },
    ]);
  });

  it('shows the corrected tracking number', () => {
    const data = { shipmentId: 's1', memberId: MEMBER, drawIds: ['d1'], carrier: 'ヤマト運輸' };
    const corrected: ShipmentTrackingCorrected = {
      type: 'ShipmentTrackingCorrected',
      data: { ...data, deliveryCode: 'right', replaces: 'wrong' },
    };
    expect(rowAfter(buildDrawn('d1', 1), toShip('s1', 0), shipped('s1', 'wrong'), corrected)).toMatchObject({
      shipping_state: 'shipped',
      parcels: [{ shipmentId: 's1', cards: [0], deliveryCode: 'right' }],
    });
  });

  it('follows a parcel with cards of several draws', () => {
    expect(rowAfter(buildDrawn('d1', 1), toShip('s1', 0), shipped('s1', 'c', ['d2', 'd1']))!.shipping_state).toBe(
      'shipped',
    );
    expect(rowAfter(buildDrawn('d1', 1), toShip('s1', 0), shipped('s1', 'c', ['d2']))!.shipping_state).toBe('to_ship');
  });

  it('accepts events of an unknown draw', () => {
    expect([rowAfter(converted(1, 0)), rowAfter(shipped('s1', 'c'))]).toEqual([null, null]);
  });
});
