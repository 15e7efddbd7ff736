import type { Language } from '../../kernel/languages.js';
import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A card as whoever has its link sees it: nothing of whose it is. */
export interface SharedCard {
  readonly packId: string;
  readonly packName: string;
  /** '' where there is none; then the Japanese name is shown. */
  readonly packNameEn: string;
  readonly cardName: string;
  readonly cardNameEn: string;
  readonly imageUrl: string;
  readonly rarityLabel: string;
  /** That its picture is written in. */
  readonly language: Language;
}

/** A card that a member shares, by its place in their draw. */
export interface CardToShare extends SharedCard {
  readonly memberId: string;
  readonly drawId: string;
  readonly card: number;
}

const COLUMNS = 'member_id, draw_id, card, pack_id, pack_name, pack_name_en, card_name, card_name_en, image_url';
const KEEP = `insert into shares.shares (token, ${COLUMNS}, rarity_label, language, shared_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (draw_id, card) do update set language = excluded.language returning token`;
const FIND = `select pack_id as "packId", pack_name as "packName", pack_name_en as "packNameEn", card_name as "cardName",
    card_name_en as "cardNameEn", image_url as "imageUrl", rarity_label as "rarityLabel", language
  from shares.shares where token = $1`;
const ERASE = `delete from shares.shares where token in
  (select token from shares.shares where member_id = $1 limit $2) returning token`;

/** Shares a card. @returns its token: an earlier one, if it is shared already */
export const keepShare = async (tx: StoreTransaction, token: string, card: CardToShare): Promise<string> => {
  const { packId, packName, packNameEn, cardName, cardNameEn, imageUrl, rarityLabel, language } = card;
  const values = [
    ...[token, card.memberId, card.drawId, card.card, packId, packName, packNameEn, cardName, cardNameEn, imageUrl],
    ...[rarityLabel, language, tx.now],
  ];
  return (await tx.read<{ token: string }>('shares-keep', KEEP, values))[0]!.token;
};

/** The card with this token; null where nobody shares one. */
export const findShare = async (database: Database, token: string): Promise<SharedCard | null> =>
  (await database.pool.query<SharedCard>({ name: 'shares-find', text: FIND, values: [token] })).rows[0] ?? null;

/** Ends what a member has shared. @returns how many cards, `most` at the most */
export const eraseShares = async (tx: StoreTransaction, memberId: string, most: number): Promise<number> =>
  (await tx.read('shares-erase', ERASE, [memberId, most])).length;
