import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { countRows, type RowCount } from '../../platform/console-api/lists/count-rows.rows.js';
import { Database } from '../../platform/database/database.js';
import type { ParcelResource } from '../wire/parcel.contract.js';
import { type ParcelRow, resourceOf } from '../wire/parcel-resource.js';
import { historyOf } from './parcel-history.rows.js';
import { buildMatching, HELD, type ParcelFilter } from './parcel-search.rows.js';

/** The filter and order of a list of parcels. The SQL in it comes from the list's rules alone. */
export interface ParcelsRequest {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: ParcelFilter;
}

/** The maximum number of different cards in a line of the list. */
const SHOWN = 6;

const COLUMNS = `p.shipment_id as id, (select o.number from shipments.parcels o where o.shipment_id = p.parcel_id) as number,
  p.parcel_id, p.member_id, p.status, p.version, p.requested_at, p.shipped_at,
  p.returned_at, p.kept_until::text, p.forfeited_at, p.delivery_code, p.carrier, p.name, p.zipcode, p.pref_id, p.province,
  p.shiku, p.address, p.building, p.tel, ${HELD} as held`;

/** SQL: the contents of the whole parcel: its shipments, its cards, and what could be combined with it. */
const CONTENT = (shown: string) => `
  (select count(*)::int from shipments.parcels o where o.parcel_id = p.parcel_id) as together,
  (select sum(jsonb_array_length(o.items))::int from shipments.parcels o where o.parcel_id = p.parcel_id) as count,
  (select count(*)::int from shipments.parcels o
    where p.status = 'requested' and o.member_id = p.member_id and o.status = 'requested' and o.parcel_id <> p.parcel_id
      and (o.name, o.zipcode, o.pref_id, o.province, o.shiku, o.address, o.building)
        = (p.name, p.zipcode, p.pref_id, p.province, p.shiku, p.address, p.building)) as combinable,
  (select jsonb_agg(c) from (
    select i."prizeId" as prize_id, i.name, i."modelNumber" as model_number, i."imageUrl" as image_url,
           count(*)::int as quantity
      from shipments.parcels o,
           jsonb_to_recordset(o.items) as i ("prizeId" text, name text, "modelNumber" text, "imageUrl" text)
     where o.parcel_id = p.parcel_id
     group by 1, 2, 3, 4 order by i.name, i."prizeId" limit ${shown}) c) as cards`;

const ONE = `select ${COLUMNS}, ${CONTENT('null')},
  (select jsonb_agg(to_jsonb(i) || jsonb_build_object('shipment_id', o.shipment_id)
                    order by o.requested_at, o.shipment_id)
     from shipments.parcels o, jsonb_to_recordset(o.items) as i
       ("drawId" uuid, index int, "prizeId" text, name text, "modelNumber" text, "imageUrl" text)
    where o.parcel_id = p.parcel_id) as items,
  (select jsonb_agg(jsonb_build_object('id', o.shipment_id, 'number', o.number, 'requested_at', o.requested_at, 'draw_ids', o.draw_ids,
                                       'count', jsonb_array_length(o.items)) order by o.requested_at, o.shipment_id)
     from shipments.parcels o where o.parcel_id = p.parcel_id) as shipments
  from shipments.parcels p where p.shipment_id = $1`;

/** Loads the matching parcels, and their total number. */
export class GetParcels extends Query<{ readonly rows: readonly ParcelResource[]; readonly total: RowCount }> {
  constructor(readonly listRequest: ParcelsRequest) {
    super();
  }
}

/** Loads the parcel of a shipment with its cards and history; null for an unknown id. */
export class GetParcel extends Query<ParcelResource | null> {
  constructor(readonly shipmentId: string) {
    super();
  }
}

@QueryHandler(GetParcels)
export class GetParcelsHandler implements IQueryHandler<GetParcels> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ listRequest: { orderBy, from, limit, filter } }: GetParcels) {
    const { pool } = this.database;
    const now = this.clock.now();
    const { where, values } = buildMatching(filter, now);
    const total = await countRows(pool, where, values, from + limit);
    const page = `select p.* ${where} order by ${orderBy} offset $${values.length + 1} limit $${values.length + 2}`;
    const { rows } = await pool.query<ParcelRow>(
      `select ${COLUMNS}, ${CONTENT(String(SHOWN))} from (${page}) p order by ${orderBy}`,
      [...values, from, limit],
    );
    return { rows: rows.map((row) => resourceOf(row, now)), total };
  }
}

@QueryHandler(GetParcel)
export class GetParcelHandler implements IQueryHandler<GetParcel> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ shipmentId }: GetParcel): Promise<ParcelResource | null> {
    if (!isId(shipmentId)) return null;
    const { rows } = await this.database.pool.query<ParcelRow>(ONE, [shipmentId]);
    const [row] = rows;
    if (!row) return null;
    const history = await historyOf(
      this.database,
      row.shipments!.map(({ id }) => id),
    );
    return { ...resourceOf(row, this.clock.now()), history };
  }
}
