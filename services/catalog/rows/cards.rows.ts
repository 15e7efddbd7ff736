import type { Points, Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Rarity } from '../streams/pack.events.js';

/** A row of catalog.cards: a card as the operator keeps it. */
export interface CardRow {
  readonly card_id: string;
  readonly name: string;
  readonly name_en: string;
  /** '' while there is none. */
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity: Rarity;
  readonly rarity_label: string;
  /** Points given back for one. */
  readonly buy_point: Points;
  /** What one costs the shop; members never see it. */
  readonly cost_yen: Yen;
  /** Can only be shipped. */
  readonly no_reduction: boolean;
  readonly special_remarks: string;
  readonly is_special_remarks: boolean;
  readonly movie_url: string;
  readonly version: number;
}

const FIND = 'select * from catalog.cards where card_id = $1';
const SAVE = `insert into catalog.cards select * from jsonb_populate_record(null::catalog.cards, $1::jsonb)
  on conflict (card_id) do update set (name, name_en, image_url, model_number, rarity, rarity_label, buy_point, cost_yen,
    no_reduction, special_remarks, is_special_remarks, movie_url, version) = (excluded.name, excluded.name_en,
    excluded.image_url, excluded.model_number, excluded.rarity, excluded.rarity_label, excluded.buy_point,
    excluded.cost_yen, excluded.no_reduction, excluded.special_remarks, excluded.is_special_remarks,
    excluded.movie_url, excluded.version)`;

/** A card as it is kept; null where there is none of this id. */
export const findCard = async (tx: StoreTransaction, cardId: string): Promise<CardRow | null> =>
  (await tx.read<CardRow & Record<string, unknown>>('catalog-find-card', FIND, [cardId]))[0] ?? null;

export const saveCard = (tx: StoreTransaction, card: CardRow): void =>
  tx.write('catalog-save-card', SAVE, [JSON.stringify(card)]);
