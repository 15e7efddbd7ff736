import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, DAY_MS } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { OwnParcel } from './own-parcels.contract.js';

/** The time after which a sent parcel counts as delivered. */
const ON_ITS_WAY_MS = 14 * DAY_MS;
const MAX_PARCELS = 20;

/** A parcel as its member sees it. */
export interface OwnParcelRow {
  readonly number: number;
  readonly status: OwnParcel['status'];
  readonly requestedAt: Date;
  readonly needsAddress: boolean;
  readonly deliveryCode: string | null;
  readonly carrier: string | null;
  readonly cards: number;
  readonly drawId: string;
}

/** Loads a member's parcels that have not arrived, in the order of their requests. */
export class GetOwnParcels extends Query<readonly OwnParcelRow[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

const OWN = `select o.number, o.status, o.requested_at as "requestedAt",
    o.status = 'requested' and o.address = '' as "needsAddress", o.delivery_code as "deliveryCode", o.carrier,
    sum(jsonb_array_length(p.items))::int as cards, min(p.draw_ids[1]::text) as "drawId"
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
 where p.member_id = $1 and (o.status in ('requested', 'returned') or (o.status = 'shipped' and o.shipped_at > $2))
 group by o.shipment_id, o.number, o.status, o.requested_at, o.delivery_code, o.carrier, o.address
 order by o.requested_at, o.number limit ${MAX_PARCELS}`;

@QueryHandler(GetOwnParcels)
export class GetOwnParcelsHandler implements IQueryHandler<GetOwnParcels> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: GetOwnParcels): Promise<readonly OwnParcelRow[]> {
    const values = [memberId, new Date(this.clock.now().getTime() - ON_ITS_WAY_MS)];
    return (await this.database.pool.query<OwnParcelRow>({ name: 'shipments-own', text: OWN, values })).rows;
  }
}
