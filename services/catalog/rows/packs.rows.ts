import type { NamedRank } from '../../draws/index.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { CardFacts, ExtraPrizeTerms, PackTag, Prize, Rarity } from '../streams/pack.events.js';
import type { KnownPack } from '../streams/pack.state.js';

/** A row of catalog.packs. */
export interface PackRow {
  readonly pack_id: string;
  readonly version: number;
  readonly status: KnownPack['status'];
  readonly name: string;
  readonly name_en: string;
  readonly card_type: number;
  readonly currency: Currency;
  readonly price_point: Amount;
  readonly images: readonly string[];
  readonly max_buy_count: number;
  readonly can_limit: number;
  readonly once_a_day: boolean;
  readonly newcomer_days: number;
  readonly least_rank: NamedRank | null;
  /** Null only for a draft whose sale starts at its publication. */
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly show_cardlist: boolean;
  readonly detail_html: string;
  readonly detail_html_en: string;
  readonly position: number;
  readonly tags: readonly PackTag[];
  readonly extra_prizes: readonly ExtraPrizeTerms[];
  readonly box_hash: string | null;
  /** The planned moment of publication. */
  readonly publish_at: Date | null;
}

/** A row of catalog.prizes. */
export interface PrizeRow {
  readonly pack_id: string;
  readonly prize_id: string;
  /** The position in the box’s manifest, from 0. */
  readonly position: number;
  readonly card_id: string;
  readonly rank: number;
  readonly rank_name: string;
  readonly rank_name_en: string;
  readonly quantity: number;
  readonly buy_point: Points;
  readonly no_reduction: boolean;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly model_number: string;
  readonly rarity: Rarity;
  readonly rarity_label: string;
  readonly set_count: number;
  readonly special_remarks: string;
  readonly is_special_remarks: boolean;
  readonly movie_url: string;
  /** Null for prizes from before card facts existed. */
  readonly facts: CardFacts | null;
}

const PACK_COLUMNS = `version, status, name, name_en, card_type, currency, price_point, images, max_buy_count,
  can_limit, once_a_day, newcomer_days, least_rank, start_at, end_at, show_cardlist, detail_html, detail_html_en,
  position, tags, extra_prizes, box_hash, publish_at`;
const excluded = PACK_COLUMNS.replace(/\w+/g, 'excluded.$&');

const SAVE_PACK = `insert into catalog.packs (pack_id, ${PACK_COLUMNS})
  select pack_id, ${PACK_COLUMNS} from jsonb_populate_record(null::catalog.packs, $1::jsonb)
  on conflict (pack_id) do update set (${PACK_COLUMNS}) = (${excluded})`;
const CLEAR_PRIZES = 'delete from catalog.prizes where pack_id = $1';
const SAVE_PRIZES =
  'insert into catalog.prizes select * from jsonb_populate_recordset(null::catalog.prizes, $1::jsonb)';

/** Queues the rows of a pack in the transaction of its change. */
export const savePack = (tx: StoreTransaction, pack: KnownPack): void => {
  tx.write('catalog-save-pack', SAVE_PACK, [JSON.stringify(packRow(pack))]);
  if (pack.status !== 'draft') return;
  tx.write('catalog-clear-prizes', CLEAR_PRIZES, [pack.packId]);
  const prizes = pack.terms.prizes.map((prize, position) => prizeRow(pack.packId, prize, position));
  tx.write('catalog-save-prizes', SAVE_PRIZES, [JSON.stringify(prizes)]);
};

const packRow = ({
  packId,
  version,
  status,
  terms,
  boxHash,
  publishAt,
}: KnownPack): Record<keyof PackRow, unknown> => ({
  pack_id: packId,
  version,
  status,
  name: terms.name,
  name_en: terms.nameEn,
  card_type: terms.cardType,
  currency: terms.currency,
  price_point: terms.pricePoint,
  images: terms.images,
  max_buy_count: terms.maxBuyCount,
  can_limit: terms.canLimit,
  once_a_day: terms.rules.onceADay,
  newcomer_days: terms.rules.newcomerDays,
  least_rank: terms.rules.leastRank,
  start_at: terms.startAt,
  end_at: terms.endAt,
  show_cardlist: terms.showCardlist,
  detail_html: terms.detailHtml,
  detail_html_en: terms.detailHtmlEn,
  position: terms.position,
  tags: terms.tags ?? [],
  extra_prizes: terms.extraPrizes,
  box_hash: boxHash,
  publish_at: publishAt,
});

const prizeRow = (packId: string, prize: Prize, position: number): PrizeRow => ({
  pack_id: packId,
  prize_id: prize.prizeId,
  position,
  card_id: prize.cardId,
  rank: prize.rank,
  rank_name: prize.rankName,
  rank_name_en: prize.rankNameEn,
  quantity: prize.quantity,
  buy_point: prize.buyPoint,
  no_reduction: prize.noReduction,
  name: prize.name,
  name_en: prize.nameEn,
  image_url: prize.imageUrl,
  model_number: prize.modelNumber,
  rarity: prize.rarity,
  rarity_label: prize.rarityLabel,
  set_count: prize.setCount,
  special_remarks: prize.specialRemarks,
  is_special_remarks: prize.isSpecialRemarks,
  movie_url: prize.movieUrl,
  facts: prize.facts ?? null,
});

export const takePackId = async (database: Database): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(`select nextval('catalog.pack_ids')::text as id`);
  return rows[0]!.id;
};
