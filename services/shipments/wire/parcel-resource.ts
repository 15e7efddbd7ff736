import { toTokyoDate, toTokyoIso } from '../../kernel/time.js';
import type { ParcelItem } from '../rows/parcels.rows.js';
import { toStoredCarrier } from '../streams/carriers.shared.js';
import { dueDayOf } from '../streams/due-day.js';
import { parcelNumberOf } from '../streams/parcel-number.shared.js';
import type { ParcelCard, ParcelFacts, ParcelResource, ShipmentOfParcel } from './parcel.contract.js';
import { OVERSEAS, toPrefectureName } from './prefecture-name.js';

export interface ParcelRow extends ParcelFacts {
  readonly number: number;
  readonly requested_at: Date;
  readonly shipped_at: Date | null;
  readonly returned_at: Date | null;
  readonly forfeited_at: Date | null;
  readonly items?: readonly (ParcelItem & { readonly shipment_id: string })[];
  readonly shipments?: readonly (Omit<ShipmentOfParcel, 'number'> & { readonly number: number })[];
}

const itemOf = (item: ParcelItem & { readonly shipment_id: string }): ParcelCard => ({
  shipment_id: item.shipment_id,
  draw_id: item.drawId,
  index: item.index,
  prize_id: item.prizeId,
  name: item.name,
  model_number: item.modelNumber,
  image_url: item.imageUrl,
});

const instant = (at: Date | null): string | null => at && toTokyoIso(at);

export const resourceOf = ({ items, shipments, ...row }: ParcelRow, now: Date): ParcelResource => {
  const dueOn = dueDayOf(row.requested_at);
  return {
    ...row,
    number: parcelNumberOf(row.number),
    carrier: row.carrier && toStoredCarrier(row.carrier),
    requested_at: toTokyoIso(row.requested_at),
    due_on: dueOn,
    prefecture: row.pref_id === OVERSEAS ? '' : toPrefectureName(row.pref_id, 'ja'),
    late: row.status === 'requested' && dueOn < toTokyoDate(now),
    shipped_at: instant(row.shipped_at),
    returned_at: instant(row.returned_at),
    forfeited_at: instant(row.forfeited_at),
    ...(items && { items: items.map(itemOf) }),
    ...(shipments && {
      shipments: shipments.map(({ number, ...one }) => ({
        ...one,
        number: parcelNumberOf(number),
        requested_at: toTokyoIso(new Date(one.requested_at)),
      })),
    }),
  };
};
