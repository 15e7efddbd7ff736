import type { TicketsDrawn } from '../../services/draws/streams/box.events.js';
import type { CardsDecided, CardsDrawn } from '../../services/draws/streams/draw.events.js';
import type { DomainEvent } from '../../services/kernel/event.js';
import { eventIdOf } from '../../services/kernel/ids.js';
import { points } from '../../services/kernel/money.js';
import type { EventStore } from '../../services/platform/store/event-store.js';
import type { PointsIssued, PointsSpent, WalletEvent } from '../../services/points/index.js';
import type { ShipmentRequested, ShipmentShipped } from '../../services/shipments/index.js';

interface Fact {
  readonly streamId: string;
  readonly partitionKey: string;
  readonly event: DomainEvent;
}

const MEMBERS = 500;
const PACK = 'story';
const PRICE = 100;
/** Number of draws after which a draw is decided; its parcel is shipped after as many again. */
const LATER = 300;
const A_COMMIT = 1000;
/** Points refunded for a draw's cards. */
const REFUND_POINTS = 80;
const DUE_AT = '2026-01-16T12:00:00.000Z';

const draw = (n: number) => ({
  drawId: eventIdOf('draw', n),
  memberId: eventIdOf('member', n % MEMBERS),
  packId: PACK,
});
const boxFact = (event: TicketsDrawn): Fact => ({ streamId: `box-${PACK}`, partitionKey: PACK, event });
const drawFact = (event: CardsDrawn | CardsDecided): Fact => ({
  streamId: `draw-${event.data.drawId}`,
  partitionKey: event.data.memberId,
  event,
});
const walletFact = (event: WalletEvent): Fact => ({
  streamId: `wallet-${event.data.memberId}`,
  partitionKey: event.data.memberId,
  event,
});
const parcelFact = (event: ShipmentRequested | ShipmentShipped): Fact => ({
  streamId: `shipment-${event.data.shipmentId}`,
  partitionKey: event.data.memberId,
  event,
});

const isSent = (n: number): boolean => n % 2 === 0;

/** Returns the lots that pay for the n-th draw: points refunded for the previous draw come first. */
const paying = (n: number): { readonly lot: string; readonly amount: number }[] => {
  const [last, lot] = [n - MEMBERS, eventIdOf('lot', n % MEMBERS)];
  if (last < 0 || isSent(last)) return [{ lot, amount: PRICE }];
  return [
    { lot: eventIdOf('given back', last), amount: points(REFUND_POINTS) },
    { lot, amount: PRICE - REFUND_POINTS },
  ];
};

const drawn = (n: number): Fact[] => {
  const { drawId, memberId, packId } = draw(n);
  const lots = paying(n);
  const paidFrom = lots.map(({ lot, amount }) => ({
    lotId: lot,
    kind: 'paid' as const,
    amount: points(amount),
    expiresAt: DUE_AT,
  }));
  const ticketRange = { packId, drawId, firstSlot: 2 * n, prizeIndexes: [n % 5, 4] };
  const tickets = { day: 1, clientSeedHash: eventIdOf('seed', n), head: drawId };
  const spent: PointsSpent['data'] = {
    memberId,
    document: { kind: 'draw', id: drawId },
    lines: [
      ...lots.map(({ lot, amount }) => ({ account: `member:${memberId}:paid`, lot, amount: points(-amount) })),
      { account: 'sales', lot: null, amount: points(PRICE) },
    ],
  };
  return [
    boxFact({ type: 'TicketsDrawn', data: { ...ticketRange, ...tickets } }),
    walletFact({ type: 'PointsSpent', data: spent }),
    drawFact({
      type: 'CardsDrawn',
      data: { ...ticketRange, memberId, currency: 'points', cost: points(PRICE), paidFrom, dueAt: DUE_AT },
    }),
  ];
};

const turnedIntoPoints = (n: number): Fact[] => {
  const { drawId, memberId } = draw(n);
  const lot = {
    lotId: eventIdOf('given back', n),
    kind: 'paid',
    amount: points(REFUND_POINTS),
    issuedAt: DUE_AT,
    expiresAt: DUE_AT,
  } as const;
  const issued: PointsIssued['data'] = {
    memberId,
    document: { kind: 'decision', id: drawId },
    lots: [{ ...lot, parents: [] }],
    lines: [
      { account: 'conversion', lot: null, amount: points(-REFUND_POINTS) },
      { account: `member:${memberId}:paid`, lot: lot.lotId, amount: points(REFUND_POINTS) },
    ],
  };
  const decided = {
    drawId,
    memberId,
    by: 'member',
    shipped: [],
    shipmentId: null,
    converted: [0, 1],
    points: points(REFUND_POINTS),
  } as const;
  return [drawFact({ type: 'CardsDecided', data: decided }), walletFact({ type: 'PointsIssued', data: issued })];
};

const decidedToShip = (n: number): Fact[] => {
  const { drawId, memberId } = draw(n);
  const shipmentId = eventIdOf('parcel', n);
  const decided = {
    drawId,
    memberId,
    by: 'member',
    shipped: [0, 1],
    shipmentId,
    converted: [],
    points: points(0),
  } as const;
  const cards = [{ drawId, indexes: [0, 1] }];
  return [
    drawFact({ type: 'CardsDecided', data: decided }),
    parcelFact({ type: 'ShipmentRequested', data: { shipmentId, memberId, cards } }),
  ];
};

const shipped = (n: number): Fact => {
  const { drawId, memberId } = draw(n);
  const parcel = { shipmentId: eventIdOf('parcel', n), memberId, drawIds: [drawId] };
  return parcelFact({ type: 'ShipmentShipped', data: { ...parcel, deliveryCode: `NO-${n}`, carrier: 'yamato' } });
};

/** Returns the events around the n-th draw. */
const around = (n: number): Fact[] => {
  const [decidedOn, onItsWay] = [n - LATER, n - 2 * LATER];
  return [
    ...drawn(n),
    ...(decidedOn < 0 ? [] : isSent(decidedOn) ? decidedToShip(decidedOn) : turnedIntoPoints(decidedOn)),
    ...(onItsWay >= 0 && isSent(onItsWay) ? [shipped(onItsWay)] : []),
  ];
};

function* story(): Generator<Fact> {
  for (let n = 0; ; n++) yield* around(n);
}

/**
 * Appends a plausible history of a shop to its log, and writes nothing else: draws, decisions and parcels by five hundred
 * members. The events are the same every time.
 */
export const writeStory = async (store: EventStore, facts: number): Promise<void> => {
  const versions = new Map<string, number>();
  const runningStory = story();
  for (let from = 0; from < facts; from += A_COMMIT)
    await store.transact([], async (tx) => {
      const context = { commandId: `story-${from}`, actor: 'story' };
      for (let i = from; i < Math.min(from + A_COMMIT, facts); i++) {
        const { streamId, partitionKey, event } = runningStory.next().value;
        const expectedVersion = versions.get(streamId) ?? 0;
        tx.append(context, { streamId, expectedVersion, partitionKey, events: [event] });
        versions.set(streamId, expectedVersion + 1);
      }
    });
};
