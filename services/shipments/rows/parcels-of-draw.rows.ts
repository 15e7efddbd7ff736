import { Injectable } from '@nestjs/common';
import type { TokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { dueDayOf } from '../streams/due-day.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';
import type { ParcelStatus } from '../wire/parcel.contract.js';

/** A parcel with cards of a draw, as its member sees it. Combined shipments are one parcel. */
export interface ParcelOfDraw {
  /** The oldest shipment in the parcel. */
  readonly parcelId: string;
  /** The parcel's number for people. */
  readonly number: string;
  /** The shipments in it that hold cards of the draw. */
  readonly shipmentIds: readonly string[];
  readonly status: ParcelStatus;
  /** True while it waits for the member's address. */
  readonly needsAddress: boolean;
  /** The due day. */
  readonly dueOn: TokyoDate;
  /** The tracking number; null until it is shipped. */
  readonly deliveryCode: string | null;
  readonly carrier: string | null;
  /** The numbers of the draw's cards in it. */
  readonly cardIndexes: readonly number[];
}

type Row = Omit<ParcelOfDraw, 'number' | 'dueOn'> & {
  readonly draw_id: string;
  readonly number: number;
  readonly requested_at: Date;
};

const OF_DRAWS = `select i."drawId" as draw_id, p.parcel_id as "parcelId", o.number, o.requested_at, p.status,
    o.status = 'requested' and o.address = '' as "needsAddress", p.delivery_code as "deliveryCode", p.carrier, array_agg(distinct p.shipment_id) as "shipmentIds",
    array_agg(i.index order by i.index) as "cardIndexes"
  from shipments.parcels p join shipments.parcels o on o.shipment_id = p.parcel_id
  cross join jsonb_to_recordset(p.items) as i ("drawId" uuid, index integer)
 where p.member_id = $1 and p.draw_ids && $2::uuid[] and i."drawId" = any($2)
 group by i."drawId", p.parcel_id, o.number, o.requested_at, o.status, o.address, p.status, p.delivery_code, p.carrier
 order by o.requested_at, p.parcel_id`;

/** The parcels of a member's cards. */
@Injectable()
export class ParcelsOfDraw {
  constructor(private readonly database: Database) {}

  /** Loads the member's parcels by draw, oldest first. A draw without shipments is absent. */
  async of(memberId: string, drawIds: readonly string[]): Promise<Map<string, ParcelOfDraw[]>> {
    const { rows } = await this.database.pool.query<Row>({
      name: 'shipments-of-draws',
      text: OF_DRAWS,
      values: [memberId, drawIds],
    });
    const byDraw = new Map<string, ParcelOfDraw[]>();
    for (const { draw_id, number, requested_at, ...row } of rows) {
      const parcel = { ...row, number: parcelNumberOf(number), dueOn: dueDayOf(requested_at) };
      byDraw.set(draw_id, [...(byDraw.get(draw_id) ?? []), parcel]);
    }
    return byDraw;
  }
}
