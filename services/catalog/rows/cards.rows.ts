import type { Points, Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Condition, Grader } from '../streams/grading.shared.js';
import type { Rarity } from '../streams/pack.events.js';

/** A row of catalog.cards. */
export interface CardRow {
  readonly card_id: string;
  readonly name: string;
  readonly name_en: string;
  /** '' if there is none. */
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity: Rarity;
  readonly rarity_label: string;
  /** The refund points of one card. */
  readonly buy_point: Points;
  /** The cost of one card to the shop; members never see it. */
  readonly cost_yen: Yen;
  /** True if it can only be shipped. */
  readonly no_reduction: boolean;
  readonly special_remarks: string;
  readonly is_special_remarks: boolean;
  readonly movie_url: string;
  readonly set_name: string;
  readonly set_name_en: string;
  readonly back_image_url: string;
  readonly condition: Condition | '';
  readonly grader: Grader | '';
  readonly grade: string;
  readonly certificate_number: string;
  /** The market price of such a card; null if operators recorded none. */
  readonly reference_yen: Yen | null;
  /** The source of the price, and its day in Tokyo. */
  readonly reference_source: string;
  readonly reference_url: string;
  readonly reference_day: string;
  readonly version: number;
}

/** The SQL of `knownCostOf` for a row of catalog.cards. */
export const KNOWN_COST = 'coalesce(nullif(cost_yen, 0), reference_yen, 0)';

const FIND = 'select * from catalog.cards where card_id = $1';
const COLUMNS = `name, name_en, image_url, model_number, rarity, rarity_label, buy_point, cost_yen, no_reduction,
  special_remarks, is_special_remarks, movie_url, set_name, set_name_en, back_image_url, condition, grader, grade,
  certificate_number, reference_yen, reference_source, reference_url, reference_day, version`;
const SAVE = `insert into catalog.cards select * from jsonb_populate_record(null::catalog.cards, $1::jsonb)
  on conflict (card_id) do update set (${COLUMNS}) = (${COLUMNS.replace(/\w+/g, 'excluded.$&')})`;

/** Loads the row of a card; null if there is none. */
export const findCard = async (tx: StoreTransaction, cardId: string): Promise<CardRow | null> =>
  (await tx.read<CardRow & Record<string, unknown>>('catalog-find-card', FIND, [cardId]))[0] ?? null;

export const saveCard = (tx: StoreTransaction, card: CardRow): void =>
  tx.write('catalog-save-card', SAVE, [JSON.stringify(card)]);
