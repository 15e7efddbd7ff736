import type { CardReceived, CardsDecided, CardsDrawn, CardsExchanged, CardsForfeited } from '../../draws/index.js';
import type { EventsWhere } from '../../events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { integer, jsonb, type Projection, type RowOf, text, uuid } from '../../kernel/projection.js';
import type {
  ShipmentForfeited,
  ShipmentResendRequested,
  ShipmentReturned,
  ShipmentShipped,
} from '../../shipments/index.js';

/** The places of cards. Each card is in one of them. */
export const PLACES = ['undecided', 'to_ship', 'shipped', 'returned', 'forfeited', 'converted', 'exchanged'] as const;

type Place = 'to_ship' | 'shipped' | 'returned' | 'forfeited';

/** Cards of one draw in one parcel. */
interface Parcel {
  readonly shipmentId: string;
  readonly cards: number;
  readonly place: Place;
}

const columns = {
  draw_id: uuid(),
  pack_id: text(),
  member_id: uuid(),
  undecided: integer(),
  to_ship: integer(),
  shipped: integer(),
  returned: integer(),
  forfeited: integer(),
  converted: integer(),
  /** Number of cards exchanged for another one, which belong to the shop again. */
  exchanged: integer(),
  parcels: jsonb<readonly Parcel[]>(),
};

/** The places of one draw's cards, each in one place. */
export type CardPlacesRow = RowOf<typeof columns>;

type Moved = ShipmentShipped | ShipmentReturned | ShipmentResendRequested | ShipmentForfeited;
type CardEvent = EventsWhere<{ cards: 'drawn' | 'moved' }>;

const cardsAt = (parcels: readonly Parcel[], place: Place): number =>
  parcels.reduce((sum, one) => sum + (one.place === place ? one.cards : 0), 0);

const withParcels = (row: CardPlacesRow, parcels: readonly Parcel[]): CardPlacesRow => {
  const at = (place: Place) => cardsAt(parcels, place);
  // Cards forfeited while undecided were never in a parcel.
  const outsideParcels = row.forfeited - cardsAt(row.parcels, 'forfeited');
  return {
    ...row,
    parcels,
    to_ship: at('to_ship'),
    shipped: at('shipped'),
    returned: at('returned'),
    forfeited: outsideParcels + at('forfeited'),
  };
};

const NOWHERE_ELSE = {
  to_ship: 0,
  shipped: 0,
  returned: 0,
  forfeited: 0,
  converted: 0,
  exchanged: 0,
  parcels: [],
} as const;

const drawn = ({ data }: RecordedEvent<CardsDrawn>): CardPlacesRow => ({
  draw_id: data.drawId,
  pack_id: data.packId,
  member_id: data.memberId,
  undecided: data.prizeIndexes.length,
  ...NOWHERE_ELSE,
});

const received = ({ data }: RecordedEvent<CardReceived>): CardPlacesRow => ({
  draw_id: data.drawId,
  pack_id: data.offerId,
  member_id: data.memberId,
  undecided: 1,
  ...NOWHERE_ELSE,
});

const decided = (row: CardPlacesRow | null, { data }: RecordedEvent<CardsDecided>): CardPlacesRow | null => {
  if (!row) return null;
  const { shipped, converted, shipmentId } = data;
  const rest = {
    ...row,
    undecided: row.undecided - shipped.length - converted.length,
    converted: row.converted + converted.length,
  };
  return shipmentId === null
    ? rest
    : withParcels(rest, [...row.parcels, { shipmentId, cards: shipped.length, place: 'to_ship' }]);
};

const exchanged = (row: CardPlacesRow | null, { data }: RecordedEvent<CardsExchanged>): CardPlacesRow | null =>
  row && {
    ...row,
    undecided: row.undecided - data.cards.length,
    exchanged: row.exchanged + data.cards.length,
  };

const forfeited = (row: CardPlacesRow | null, { data }: RecordedEvent<CardsForfeited>): CardPlacesRow | null =>
  row && {
    ...row,
    undecided: row.undecided - data.cards.length,
    forfeited: row.forfeited + data.cards.length,
  };

const movedTo =
  (place: Place) =>
  (row: CardPlacesRow | null, { data }: RecordedEvent<Moved>): CardPlacesRow | null =>
    row &&
    withParcels(
      row,
      row.parcels.map((parcel) => (parcel.shipmentId === data.shipmentId ? { ...parcel, place } : parcel)),
    );

/** One row for each draw with the number of its cards in each place, and sums by pack. */
export const cardPlacesProjection: Projection<CardPlacesRow, CardEvent> = {
  name: 'card_places',
  table: 'ledger.card_places',
  key: 'draw_id',
  columns,
  sums: { table: 'ledger.cards_by_pack', by: 'pack_id', partitionKey: 'member_id', columns: PLACES },
  isLedger: true,
  on: {
    CardsDrawn: { isNew: true, keys: ({ data }) => [data.drawId], evolve: (_, event) => drawn(event) },
    CardReceived: { isNew: true, keys: ({ data }) => [data.drawId], evolve: (_, event) => received(event) },
    CardsDecided: { keys: ({ data }) => [data.drawId], evolve: decided },
    CardsExchanged: { keys: ({ data }) => [data.drawId], evolve: exchanged },
    CardsForfeited: { keys: ({ data }) => [data.drawId], evolve: forfeited },
    ShipmentShipped: { keys: ({ data }) => data.drawIds, evolve: movedTo('shipped') },
    ShipmentReturned: { keys: ({ data }) => data.drawIds, evolve: movedTo('returned') },
    ShipmentResendRequested: { keys: ({ data }) => data.drawIds, evolve: movedTo('to_ship') },
    ShipmentForfeited: { keys: ({ data }) => data.drawIds, evolve: movedTo('forfeited') },
  },
};
