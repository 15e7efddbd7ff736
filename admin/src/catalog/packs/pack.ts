import type {
  ExtraPrizeRecord,
  PackRecord,
  PrizeRecord,
} from '../../../../services/catalog/wire/pack-record.contract.js';

export type { ExtraPrizeRecord, PackRecord, PrizeRecord };

/** A prize row as a form holds it; without points it has the card's. */
export type PrizeRow = Pick<
  PrizeRecord,
  | 'card_id'
  | 'name'
  | 'name_en'
  | 'image_url'
  | 'model_number'
  | 'rarity_label'
  | 'rank'
  | 'rank_name'
  | 'rank_name_en'
  | 'quantity'
  | 'no_reduction'
  | 'set_count'
  | 'cost_yen'
> & { readonly buy_point: number | null };

/** Which draws win a prize outside of the box. */
export const EXTRA_RULES = ['last', 'every', 'at'] as const satisfies readonly ExtraPrizeRecord['rule'][];

/** A prize outside of the box as a form holds it; without points it has the card's. */
export type ExtraRow = Omit<ExtraPrizeRecord, 'id' | 'buy_point'> & { readonly buy_point: number | null };

interface Rows {
  readonly prizes?: PrizeRow[];
  readonly extra_prizes?: ExtraRow[];
}

/** What the operators' API takes of a form; it knows the cards itself. */
export const draftOf = ({
  prizes = [],
  extra_prizes = [],
  ...values
}: Partial<Omit<PackRecord, 'prizes' | 'extra_prizes'>> & Rows) => ({
  ...values,
  extra_prizes: extra_prizes.map(({ card_id, rule, draws, buy_point, no_reduction, set_count }) => ({
    card_id,
    rule,
    draws,
    buy_point,
    no_reduction,
    set_count,
  })),
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
  once_a_day: pack.once_a_day,
  newcomer_days: pack.newcomer_days,
  least_rank: pack.least_rank,
  show_cardlist: pack.show_cardlist,
  detail: pack.detail,
  detail_en: pack.detail_en,
  position: pack.position,
  tags: pack.tags,
  prizes: pack.prizes ?? [],
  extra_prizes: pack.extra_prizes ?? [],
});

/** The price of a pack in what it is paid in: the name of a format of `useFormats`. */
export const moneyOf = ({ payment_method }: Pick<PackRecord, 'payment_method'>): 'points' | 'coins' =>
  payment_method === '2' ? 'coins' : 'points';
