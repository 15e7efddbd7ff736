import { isoTokyo } from '../kernel/time.js';
import type { Database } from '../platform/database/database.js';
import { type ShipmentEvent, shipmentStreamOf } from './streams/shipment.events.js';

/** Something that has happened to a parcel; what the fact does not tell is absent. */
export interface ParcelHappening {
  readonly id: string;
  readonly type: ShipmentEvent['type'];
  readonly at: string;
  /** Cards that were asked for. */
  readonly count?: number;
  /** Shipments that were put together. */
  readonly together?: number;
  readonly delivery_code?: string;
  readonly carrier?: string;
  readonly kept_until?: string;
}

type FactRow = ShipmentEvent & { readonly id: string; readonly at: Date };

/** What was done to all shipments of a parcel at once is told on each of their streams, and happened once. */
const FACTS = `select id, type, at, data from (
    select distinct on (correlation_id, type, case when type = 'ShipmentRequested' then stream_id end)
           event_id as id, type, effective_at as at, recorded_at, stream_version, data
      from store.events where stream_id = any($1::text[])
     order by correlation_id, type, case when type = 'ShipmentRequested' then stream_id end, stream_id) e
  order by recorded_at, stream_version`;

const detailsOf = (fact: ShipmentEvent): Partial<ParcelHappening> => {
  switch (fact.type) {
    case 'ShipmentRequested':
      return { count: fact.data.cards.reduce((sum, { indexes }) => sum + indexes.length, 0) };
    case 'ShipmentCombined':
      return { together: fact.data.shipmentIds.length };
    case 'ShipmentShipped':
      return { delivery_code: fact.data.deliveryCode, carrier: fact.data.carrier };
    case 'ShipmentReturned':
      return { kept_until: fact.data.keptUntil };
    default:
      return {};
  }
};

/** What has happened to the shipments of a parcel, the oldest first. */
export const historyOf = async ({ pool }: Database, shipmentIds: readonly string[]): Promise<ParcelHappening[]> => {
  const values = [shipmentIds.map(shipmentStreamOf)];
  const { rows } = await pool.query<FactRow>({ name: 'shipments-history', text: FACTS, values });
  return rows.map((fact) => ({ id: fact.id, type: fact.type, at: isoTokyo(fact.at), ...detailsOf(fact) }));
};
