import { isoTokyo, tokyoDate } from '../kernel/time.js';
import { dueDayOf } from './due-day.js';
import type { ParcelHappening } from './parcel-history.js';
import type { ParcelItem } from './parcel-rows.js';
import { OVERSEAS, prefectureName } from './prefecture-name.js';
import { parcelNumberOf } from './streams/parcel-number.shared.js';

export type ParcelStatus = 'requested' | 'shipped' | 'returned' | 'forfeited';

/** Alike cards in a parcel. */
export interface ParcelCards {
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
  readonly quantity: number;
}

interface Address {
  readonly name: string;
  readonly zipcode: string;
  readonly pref_id: number;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
}

interface Parcel extends Address {
  /** The shipment that was asked for. */
  readonly id: string;
  /** The oldest shipment in the parcel, after which it is listed. */
  readonly parcel_id: string;
  readonly member_id: string;
  readonly status: ParcelStatus;
  readonly version: number;
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  /** The last day that a parcel which came back is kept; its cards are forfeited after it. */
  readonly kept_until: string | null;
  /** How many shipments are in the parcel. */
  readonly together: number;
  /** How many cards are in it. */
  readonly count: number;
  /** How many other unsent shipments go the same way. */
  readonly combinable: number;
  /** Alike ones together; the first few in a list. */
  readonly cards: readonly ParcelCards[];
}

/** A parcel as the operators' API shows it; every card of it, and its history, only where one parcel is asked for. */
export interface ParcelResource extends Parcel {
  /** By which people call the parcel, `P100042X`: that of its oldest shipment. */
  readonly number: string;
  readonly requested_at: string;
  /** The last day that is in time. */
  readonly due_on: string;
  /** It lies here and its last day is over. */
  readonly late: boolean;
  /** In Japanese, as it is written on a parcel; '' overseas. */
  readonly prefecture: string;
  readonly shipped_at: string | null;
  readonly returned_at: string | null;
  readonly forfeited_at: string | null;
  readonly items?: readonly object[];
  readonly shipments?: readonly object[];
  readonly history?: readonly ParcelHappening[];
}

export interface ParcelRow extends Parcel {
  readonly number: number;
  readonly requested_at: Date;
  readonly shipped_at: Date | null;
  readonly returned_at: Date | null;
  readonly forfeited_at: Date | null;
  readonly items?: readonly (ParcelItem & { readonly shipment_id: string })[];
  readonly shipments?: readonly { readonly id: string; readonly number: number; readonly requested_at: string }[];
}

const itemOf = (item: ParcelItem & { readonly shipment_id: string }) => ({
  shipment_id: item.shipment_id,
  draw_id: item.drawId,
  index: item.index,
  prize_id: item.prizeId,
  name: item.name,
  model_number: item.modelNumber,
  image_url: item.imageUrl,
});

const instant = (at: Date | null): string | null => at && isoTokyo(at);

export const resourceOf = ({ items, shipments, ...row }: ParcelRow, now: Date): ParcelResource => {
  const dueOn = dueDayOf(row.requested_at);
  return {
    ...row,
    number: parcelNumberOf(row.number),
    requested_at: isoTokyo(row.requested_at),
    due_on: dueOn,
    prefecture: row.pref_id === OVERSEAS ? '' : prefectureName(row.pref_id, 'ja'),
    late: row.status === 'requested' && dueOn < tokyoDate(now),
    shipped_at: instant(row.shipped_at),
    returned_at: instant(row.returned_at),
    forfeited_at: instant(row.forfeited_at),
    ...(items && { items: items.map(itemOf) }),
    ...(shipments && {
      shipments: shipments.map(({ number, ...one }) => ({
        ...one,
        number: parcelNumberOf(number),
        requested_at: isoTokyo(new Date(one.requested_at)),
      })),
    }),
  };
};
