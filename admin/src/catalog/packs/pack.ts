import type { RaRecord } from 'react-admin';
import type { PackArithmetic } from '../../../../services/catalog/streams/pack-arithmetic.shared.js';

/** A prize row of a pack as the operators' API shows it. */
export interface PrizeRecord {
  readonly id: string;
  readonly card_id: string;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity_label: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly rank_name_en: string;
  readonly quantity: number;
  readonly remaining: number;
  readonly buy_point: number | null;
  readonly no_reduction: '0' | '1';
  readonly set_count: number;
  readonly cost_yen: number;
}

/** A prize row as a form holds it. */
export type PrizeRow = Omit<PrizeRecord, 'id' | 'remaining'>;

export interface PackRecord extends RaRecord {
  readonly version: number;
  readonly status: 'draft' | 'published' | 'paused' | 'closed';
  readonly name: string;
  readonly name_en: string;
  readonly card_type: number;
  readonly payment_method: '1' | '2';
  readonly price_point: number;
  readonly image: readonly string[];
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly publish_at: string | null;
  readonly box_hash: string | null;
  readonly tickets: number;
  readonly left: number;
  readonly prizes?: readonly PrizeRecord[];
  /** What became of publications that were planned. */
  readonly by_clock?: readonly {
    readonly id: string;
    readonly at: string;
    readonly type: 'PackPublished' | 'PackPublicationFailed';
  }[];
  readonly arithmetic?: PackArithmetic;
}

/** What the operators' API takes of a form; it knows the cards itself. */
export const draftOf = ({ prizes = [], ...values }: Partial<Omit<PackRecord, 'prizes'>> & { prizes?: PrizeRow[] }) => ({
  ...values,
  prizes: prizes.map(({ card_id, rank, rank_name, rank_name_en, quantity, buy_point, no_reduction, set_count }) => ({
    card_id,
    rank,
    rank_name,
    rank_name_en,
    quantity,
    buy_point,
    no_reduction,
    set_count,
  })),
});

/** What another draft begins with; when it sells is its own affair. */
export const copyOf = ({ name, name_en, card_type, payment_method, price_point, image, ...pack }: PackRecord) => ({
  name,
  name_en,
  card_type,
  payment_method,
  price_point,
  image,
  max_buy_count: pack.max_buy_count,
  can_limit: pack.can_limit,
  show_cardlist: pack.show_cardlist,
  detail: pack.detail,
  detail_en: pack.detail_en,
  position: pack.position,
  prizes: pack.prizes ?? [],
});

/** The price of a pack in what it is paid in: the name of a format of `useFormats`. */
export const moneyOf = ({ payment_method }: Pick<PackRecord, 'payment_method'>): 'points' | 'coins' =>
  payment_method === '2' ? 'coins' : 'points';
