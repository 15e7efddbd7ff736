import type { RaRecord } from 'react-admin';

export interface ParcelCards {
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
  readonly quantity: number;
}

/** A parcel as the operators' API shows it. */
export interface ParcelRecord extends RaRecord<string> {
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
  readonly name: string;
  readonly zipcode: string;
  readonly prefecture: string;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
  readonly shipments?: readonly {
    readonly id: string;
    readonly requested_at: string;
    readonly draw_ids: readonly string[];
    readonly count: number;
  }[];
  /** Facts of its stream, the oldest first, each with what it tells. */
  readonly history?: readonly ({ readonly id: string; readonly type: string; readonly at: string } & Readonly<
    Partial<Record<'count' | 'together' | 'delivery_code' | 'carrier' | 'kept_until', string | number>>
  >)[];
}

export const STATE_COLOURS = { requested: 'warning', shipped: 'success', returned: 'error' } as const;

/** Carriers to choose from; any other may be typed. */
export const CARRIERS = ['ヤマト運輸', '佐川急便', '日本郵便', 'DHL'] as const;

/** The lines of an envelope, in Japan from the large to the small, elsewhere the other way round. */
export const addressLines = (parcel: ParcelRecord): string[] => {
  const { name, zipcode, prefecture, province, shiku, address, building, tel } = parcel;
  const lines = prefecture
    ? [
        `〒${zipcode.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`,
        `${prefecture}${shiku}${address}`,
        building,
        `${name} 様`,
        tel,
      ]
    : [name, building, address, `${shiku} ${zipcode}`, province, tel];
  return lines.filter((line) => line.trim() !== '');
};
