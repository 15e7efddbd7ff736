import type {
  ExtraPrizeRecord,
  PackRecord,
  PrizeRecord,
} from '../../../../services/catalog/wire/pack-record.contract.js';

export type { ExtraPrizeRecord, PackRecord, PrizeRecord };

/** A prize row of a form; without points the card's points apply. */
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

/** The rules for the draws that win an extra prize. */
export const EXTRA_RULES = ['last', 'every', 'at'] as const satisfies readonly ExtraPrizeRecord['rule'][];

/** An extra prize of a form; without points the card's points apply. */
export type ExtraRow = Omit<ExtraPrizeRecord, 'id' | 'buy_point'> & { readonly buy_point: number | null };

interface Rows {
  readonly prizes?: PrizeRow[];
  readonly extra_prizes?: ExtraRow[];
}

/** Builds the API request from the values of a form. The API loads the cards itself. */
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

/** Builds the values of a new draft from a pack, without its sale period. */
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

/** Returns the format of `useFormats` for the currency of a pack. */
export const moneyOf = ({ payment_method }: Pick<PackRecord, 'payment_method'>): 'points' | 'coins' =>
  payment_method === '2' ? 'coins' : 'points';
