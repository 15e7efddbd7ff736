import type { RecordedEvent } from '../../kernel/event.js';
import type { Currency } from '../../kernel/money.js';
import { integer, jsonb, type Projection, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import type {
  ShipmentForfeited,
  ShipmentResendRequested,
  ShipmentReturned,
  ShipmentShipped,
  ShipmentTrackingCorrected,
} from '../../shipments/index.js';
import type {
  CardReceived,
  CardsDecided,
  CardsDrawn,
  CardsExchanged,
  CardsForfeited,
  DrawEvent,
} from '../streams/draw.events.js';
import type { ShippingState } from '../streams/shipping-state.js';

/** A parcel with cards of the draw. */
export interface HistoryParcel {
  readonly shipmentId: string;
  readonly cards: readonly number[];
  /** Null until it is shipped. */
  readonly deliveryCode: string | null;
  /** The outcome of a failed delivery; absent while the parcel is in transit. */
  readonly cameBack?: 'returned' | 'forfeited';
}

const columns = {
  draw_id: uuid(),
  member_id: uuid(),
  pack_id: text(),
  created: timestamptz(),
  currency: text<Currency>(),
  cost: integer(),
  count: integer(),
  shipped: integer(),
  converted: integer(),
  converted_points: integer(),
  /** Number of cards exchanged for another card. */
  exchanged: integer(),
  /** Number of undecided cards lost with the account. */
  forfeited: integer(),
  parcels: jsonb<readonly HistoryParcel[]>(),
  shipping_state: text<ShippingState>(),
};

/** One draw of a member's history. */
export type DrawHistoryRow = RowOf<typeof columns>;

type HistoryEvent =
  | DrawEvent
  | ShipmentShipped
  | ShipmentTrackingCorrected
  | ShipmentReturned
  | ShipmentResendRequested
  | ShipmentForfeited;

const shippingStateOf = (row: Omit<DrawHistoryRow, 'shipping_state'>): ShippingState => {
  if (row.shipped + row.converted + row.exchanged + row.forfeited < row.count) return 'undecided';
  // A parcel forfeited before it was shipped will not be shipped.
  const parcels = row.parcels.filter(({ deliveryCode, cameBack }) => deliveryCode !== null || cameBack !== 'forfeited');
  if (parcels.some((parcel) => parcel.deliveryCode === null)) return 'to_ship';
  return parcels.length > 0 ? 'shipped' : 'nothing_to_ship';
};

const NOTHING_DECIDED = {
  shipped: 0,
  converted: 0,
  converted_points: 0,
  exchanged: 0,
  forfeited: 0,
  parcels: [],
  shipping_state: 'undecided',
} as const;

const drawn = ({ data, effectiveAt }: RecordedEvent<CardsDrawn>): DrawHistoryRow => ({
  draw_id: data.drawId,
  member_id: data.memberId,
  pack_id: data.packId,
  created: effectiveAt.toISOString(),
  currency: data.currency,
  cost: data.cost,
  count: data.prizeIndexes.length,
  ...NOTHING_DECIDED,
});

/** A received card was paid for with cards, not with points. */
const received = ({ data, effectiveAt }: RecordedEvent<CardReceived>): DrawHistoryRow => ({
  draw_id: data.drawId,
  member_id: data.memberId,
  pack_id: data.offerId,
  created: effectiveAt.toISOString(),
  currency: 'points',
  cost: 0,
  count: 1,
  ...NOTHING_DECIDED,
});

const decided = (row: DrawHistoryRow | null, { data }: RecordedEvent<CardsDecided>): DrawHistoryRow | null => {
  if (!row) return null;
  const parcel =
    data.shipmentId === null ? [] : [{ shipmentId: data.shipmentId, cards: data.shipped, deliveryCode: null }];
  const next = {
    ...row,
    shipped: row.shipped + data.shipped.length,
    converted: row.converted + data.converted.length,
    converted_points: row.converted_points + data.points,
    parcels: [...row.parcels, ...parcel],
  };
  return { ...next, shipping_state: shippingStateOf(next) };
};

const exchanged = (row: DrawHistoryRow | null, { data }: RecordedEvent<CardsExchanged>): DrawHistoryRow | null => {
  if (!row) return null;
  const next = { ...row, exchanged: row.exchanged + data.cards.length };
  return { ...next, shipping_state: shippingStateOf(next) };
};

const forfeited = (row: DrawHistoryRow | null, { data }: RecordedEvent<CardsForfeited>): DrawHistoryRow | null => {
  if (!row) return null;
  const next = { ...row, forfeited: row.forfeited + data.cards.length };
  return { ...next, shipping_state: shippingStateOf(next) };
};

const withParcel = (
  row: DrawHistoryRow | null,
  shipmentId: string,
  change: (parcel: HistoryParcel) => HistoryParcel,
): DrawHistoryRow | null => {
  if (!row) return null;
  const parcels = row.parcels.map((parcel) => (parcel.shipmentId === shipmentId ? change(parcel) : parcel));
  const next = { ...row, parcels };
  return { ...next, shipping_state: shippingStateOf(next) };
};

const shipped = (row: DrawHistoryRow | null, { data }: RecordedEvent<ShipmentShipped>) =>
  withParcel(row, data.shipmentId, ({ shipmentId, cards }) => ({ shipmentId, cards, deliveryCode: data.deliveryCode }));

const corrected = (row: DrawHistoryRow | null, { data }: RecordedEvent<ShipmentTrackingCorrected>) =>
  withParcel(row, data.shipmentId, (parcel) => ({ ...parcel, deliveryCode: data.deliveryCode }));

const cameBack =
  (outcome: 'returned' | 'forfeited') =>
  (row: DrawHistoryRow | null, { data }: RecordedEvent<ShipmentReturned | ShipmentForfeited>) =>
    withParcel(row, data.shipmentId, (parcel) => ({ ...parcel, cameBack: outcome }));

const waitsAgain = (row: DrawHistoryRow | null, { data }: RecordedEvent<ShipmentResendRequested>) =>
  withParcel(row, data.shipmentId, ({ shipmentId, cards }) => ({ shipmentId, cards, deliveryCode: null }));

/** One row for each draw with the outcomes of its cards. */
export const drawHistoryProjection: Projection<DrawHistoryRow, HistoryEvent> = {
  name: 'draw_history',
  table: 'draws.draw_history',
  key: 'draw_id',
  columns,
  on: {
    CardsDrawn: { isNew: true, keys: (event) => [event.data.drawId], evolve: (_, event) => drawn(event) },
    CardReceived: { isNew: true, keys: (event) => [event.data.drawId], evolve: (_, event) => received(event) },
    CardsDecided: { keys: (event) => [event.data.drawId], evolve: decided },
    CardsExchanged: { keys: (event) => [event.data.drawId], evolve: exchanged },
    CardsForfeited: { keys: (event) => [event.data.drawId], evolve: forfeited },
    ShipmentShipped: { keys: (event) => event.data.drawIds, evolve: shipped },
    ShipmentTrackingCorrected: { keys: (event) => event.data.drawIds, evolve: corrected },
    ShipmentReturned: { keys: (event) => event.data.drawIds, evolve: cameBack('returned') },
    ShipmentResendRequested: { keys: (event) => event.data.drawIds, evolve: waitsAgain },
    ShipmentForfeited: { keys: (event) => event.data.drawIds, evolve: cameBack('forfeited') },
  },
};
