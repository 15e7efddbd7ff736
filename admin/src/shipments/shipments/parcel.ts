import type { RaRecord } from 'react-admin';

export interface ParcelCards {
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
  readonly quantity: number;
}

/** Where a parcel goes. */
export interface PostalAddress {
  readonly name: string;
  readonly zipcode: string;
  /** '' overseas. */
  readonly prefecture: string;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
}

/** A parcel as the operators' API shows it. */
export interface ParcelRecord extends RaRecord<string>, PostalAddress {
  /** By which people call the parcel, `P100042X`. */
  readonly number: string;
  readonly parcel_id: string;
  readonly member_id: string;
  readonly status: 'requested' | 'shipped' | 'returned' | 'forfeited';
  readonly version: number;
  readonly requested_at: string;
  /** `YYYY-MM-DD` */
  readonly due_on: string;
  readonly late: boolean;
  readonly shipped_at: string | null;
  readonly returned_at: string | null;
  readonly kept_until: string | null;
  readonly forfeited_at: string | null;
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  readonly together: number;
  readonly count: number;
  readonly combinable: number;
  readonly cards: readonly ParcelCards[];
  readonly pref_id: number;
  readonly shipments?: readonly {
    readonly id: string;
    readonly number: string;
    readonly requested_at: string;
    readonly draw_ids: readonly string[];
    readonly count: number;
  }[];
  /** Facts of its stream, the oldest first, each with what it tells. */
  readonly history?: readonly ({
    readonly id: string;
    readonly type: string;
    readonly at: string;
    /** Where it was sent, or was to go before, where it goes elsewhere now. */
    readonly former_address?: PostalAddress;
  } & Readonly<
    Partial<Record<'count' | 'together' | 'delivery_code' | 'carrier' | 'kept_until' | 'replaces', string | number>>
  >)[];
}

export const STATE_COLOURS = { requested: 'warning', shipped: 'success', returned: 'error' } as const;

/** Carriers to choose from; any other may be typed. */
export const CARRIERS = ['ヤマト運輸', '佐川急便', '日本郵便', 'DHL'] as const;

const hasText = (line: string): boolean => line.trim() !== '';

/** Where it is, in Japan from the large to the small, elsewhere the other way round. */
export const placeLines = ({ zipcode, prefecture, province, shiku, address, building }: PostalAddress): string[] => {
  const lines = prefecture
    ? [`〒${zipcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`, `${prefecture}${shiku}${address}`, building]
    : [building, address, `${shiku} ${zipcode}`, province];
  return lines.filter(hasText);
};

/** The lines of an envelope. */
export const addressLines = (to: PostalAddress): string[] => {
  const lines = to.prefecture ? [...placeLines(to), `${to.name} 様`, to.tel] : [to.name, ...placeLines(to), to.tel];
  return lines.filter(hasText);
};
