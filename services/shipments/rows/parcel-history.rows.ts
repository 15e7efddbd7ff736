import { upcast } from '../../kernel/event-declaration.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { Database } from '../../platform/database/database.js';
import { toStoredCarrier } from '../streams/carriers.shared.js';
import type { ShipmentEvent } from '../streams/shipment.events.js';
import { shipmentStreamOf } from '../streams/shipment.state.js';
import type { FormerAddress, ParcelHappening } from '../wire/parcel.contract.js';
import { OVERSEAS, toPrefectureName } from '../wire/prefecture-name.js';

type FormerRow = Omit<FormerAddress, 'prefecture'> & { readonly pref_id: number };

type FactRow = ShipmentEvent & {
  readonly id: string;
  readonly at: Date;
  readonly schemaVersion: number;
  readonly former: FormerRow | null;
};

/** SQL: the events of the shipments. An event of a whole parcel is on each shipment's stream and counts once. */
const FACTS = `select id, type, at, schema_version as "schemaVersion", data, case when a.name is not null then to_jsonb(a) end as former from (
    select distinct on (correlation_id, type, case when type = 'ShipmentRequested' then stream_id end)
           event_id as id, type, effective_at as at, recorded_at, stream_version, schema_version, data
      from store.events where stream_id = any($1::text[])
     order by correlation_id, type, case when type = 'ShipmentRequested' then stream_id end, stream_id) e
  left join lateral (
    select name, zipcode, pref_id, province, shiku, address, building, tel from shipments.former_addresses f
     where f.shipment_id = (e.data->>'shipmentId')::uuid
       and e.type in ('ShipmentShipped', 'ShipmentAddressChanged') and f.until_version >= e.stream_version
     order by f.until_version limit 1) a on true
  order by recorded_at, stream_version`;

const detailsOf = (fact: ShipmentEvent): Partial<ParcelHappening> => {
  switch (fact.type) {
    case 'ShipmentRequested':
      return { count: fact.data.cards.reduce((sum, { indexes }) => sum + indexes.length, 0) };
    case 'ShipmentCombined':
      return { together: fact.data.shipmentIds.length };
    case 'ShipmentShipped':
      return { delivery_code: fact.data.deliveryCode, carrier: toStoredCarrier(fact.data.carrier) };
    case 'ShipmentTrackingCorrected': {
      const { deliveryCode: delivery_code, carrier, replaces } = fact.data;
      return { delivery_code, carrier: toStoredCarrier(carrier), replaces };
    }
    case 'ShipmentReturned':
      return { kept_until: fact.data.keptUntil };
    case 'ShipmentSplit':
    case 'ShipmentAddressChanged':
    case 'ShipmentResendRequested':
    case 'ShipmentForfeited':
      return {};
  }
};

const addressOf = ({ pref_id, ...row }: FormerRow): FormerAddress => ({
  ...row,
  prefecture: pref_id === OVERSEAS ? '' : toPrefectureName(pref_id, 'ja'),
});

/** Loads the history of a parcel's shipments, oldest first. */
export const historyOf = async ({ pool }: Database, shipmentIds: readonly string[]): Promise<ParcelHappening[]> => {
  const values = [shipmentIds.map(shipmentStreamOf)];
  const { rows } = await pool.query<FactRow>({ name: 'shipments-history', text: FACTS, values });
  return rows.map(upcast).map((fact) => ({
    id: fact.id,
    type: fact.type,
    at: toTokyoIso(fact.at),
    ...detailsOf(fact),
    ...(fact.former && { former_address: addressOf(fact.former) }),
  }));
};
