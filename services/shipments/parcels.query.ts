import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../kernel/ids.js';
import { isoTokyo } from '../kernel/time.js';
import { Database } from '../platform/database/database.js';
import type { ParcelItem } from './parcel-rows.js';

/** A parcel as the operators' API shows it; its cards only where one parcel is asked for. */
export interface ParcelResource {
  readonly id: string;
  readonly member_id: string;
  readonly status: 'requested' | 'shipped';
  readonly requested_at: string;
  readonly shipped_at: string | null;
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  /** How many cards are in it. */
  readonly count: number;
  readonly name: string;
  readonly zipcode: string;
  readonly pref_id: number;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
  readonly items?: readonly object[];
}

/** Which parcels, in what order; the SQL in it comes from the list's rules alone. */
export interface ParcelsWanted {
  readonly orderBy: string;
  readonly from: number;
  readonly limit: number;
  readonly filter: Readonly<Partial<Record<string, readonly string[]>>>;
}

const COLUMNS = `shipment_id as id, member_id, status, requested_at, shipped_at, delivery_code, carrier,
  jsonb_array_length(items) as count, name, zipcode, pref_id, province, shiku, address, building, tel`;
const MATCHING = `from shipments.parcels
  where ($1::uuid[] is null or shipment_id = any($1)) and ($2::uuid[] is null or member_id = any($2))
    and ($3::text[] is null or status = any($3))`;

type Row = Omit<ParcelResource, 'requested_at' | 'shipped_at' | 'items'> & {
  readonly requested_at: Date;
  readonly shipped_at: Date | null;
  readonly items?: readonly ParcelItem[];
};

const itemOf = ({ drawId, index, prizeId, name, modelNumber, imageUrl }: ParcelItem) => ({
  draw_id: drawId,
  index,
  prize_id: prizeId,
  name,
  model_number: modelNumber,
  image_url: imageUrl,
});

const resourceOf = ({ items, ...row }: Row): ParcelResource => ({
  ...row,
  requested_at: isoTokyo(row.requested_at),
  shipped_at: row.shipped_at && isoTokyo(row.shipped_at),
  ...(items && { items: items.map(itemOf) }),
});

/** Parcels that match, and how many they are in all. */
export class GetParcels extends Query<{ readonly rows: readonly ParcelResource[]; readonly total: number }> {
  constructor(readonly wanted: ParcelsWanted) {
    super();
  }
}

/** One parcel with its cards; null for an id that is none's. */
export class GetParcel extends Query<ParcelResource | null> {
  constructor(readonly shipmentId: string) {
    super();
  }
}

@QueryHandler(GetParcels)
export class GetParcelsHandler implements IQueryHandler<GetParcels> {
  constructor(private readonly database: Database) {}

  async execute({ wanted: { orderBy, from, limit, filter } }: GetParcels) {
    const { pool } = this.database;
    const matching = [filter.id?.filter(isId), filter.member_id?.filter(isId), filter.status];
    const { rows: counted } = await pool.query<{ total: number }>(`select count(*) as total ${MATCHING}`, matching);
    const { rows } = await pool.query<Row>(`select ${COLUMNS} ${MATCHING} order by ${orderBy} offset $4 limit $5`, [
      ...matching,
      from,
      limit,
    ]);
    return { rows: rows.map(resourceOf), total: counted[0]!.total };
  }
}

@QueryHandler(GetParcel)
export class GetParcelHandler implements IQueryHandler<GetParcel> {
  constructor(private readonly database: Database) {}

  async execute({ shipmentId }: GetParcel): Promise<ParcelResource | null> {
    if (!isId(shipmentId)) return null;
    const text = `select ${COLUMNS}, items from shipments.parcels where shipment_id = $1`;
    const { rows } = await this.database.pool.query<Row>(text, [shipmentId]);
    return rows[0] ? resourceOf(rows[0]) : null;
  }
}
