import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { ParcelStatus } from './parcel-resource.js';

/** A parcel that holds cards of a draw, as its member sees it. */
export interface ParcelOfDraw {
  readonly shipmentId: string;
  readonly status: ParcelStatus;
  /** Null until it is shipped. */
  readonly deliveryCode: string | null;
  readonly carrier: string | null;
  /** The draw's cards in it, by their numbers. */
  readonly cardIndexes: readonly number[];
}

const OF_DRAWS = `select i."drawId" as draw_id, p.shipment_id as "shipmentId", p.status,
    p.delivery_code as "deliveryCode", p.carrier, array_agg(i.index order by i.index) as "cardIndexes"
  from shipments.parcels p, jsonb_to_recordset(p.items) as i ("drawId" uuid, index integer)
 where p.member_id = $1 and p.draw_ids && $2::uuid[] and i."drawId" = any($2)
 group by i."drawId", p.shipment_id order by p.requested_at, p.shipment_id`;

/** What became of the cards that a member has had sent. */
@Injectable()
export class ParcelsOfDraw {
  constructor(private readonly database: Database) {}

  /** The member's parcels by draw, oldest first; a draw of which nothing was sent is absent. */
  async of(memberId: string, drawIds: readonly string[]): Promise<Map<string, ParcelOfDraw[]>> {
    const { rows } = await this.database.pool.query<ParcelOfDraw & { draw_id: string }>({
      name: 'shipments-of-draws',
      text: OF_DRAWS,
      values: [memberId, drawIds],
    });
    const byDraw = new Map<string, ParcelOfDraw[]>();
    for (const { draw_id, ...parcel } of rows) byDraw.set(draw_id, [...(byDraw.get(draw_id) ?? []), parcel]);
    return byDraw;
  }
}
