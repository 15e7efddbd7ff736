import type { Language } from '../../kernel/languages.js';
import type { Database } from '../../platform/database/database.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A shared card as anybody with its link sees it, without its member. */
export interface SharedCard {
  readonly packId: string;
  readonly packName: string;
  /** '' for none; the Japanese name is shown then. */
  readonly packNameEn: string;
  readonly cardName: string;
  readonly cardNameEn: string;
  readonly imageUrl: string;
  readonly rarityLabel: string;
  /** The language of its picture. */
  readonly language: Language;
}

/** A card to share, by its index in the member's draw. */
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

/** Shares a card. @returns its token, or the existing one if the card is shared already */
export const keepShare = async (tx: StoreTransaction, token: string, card: CardToShare): Promise<string> => {
  const { packId, packName, packNameEn, cardName, cardNameEn, imageUrl, rarityLabel, language } = card;
  const values = [
    ...[token, card.memberId, card.drawId, card.card, packId, packName, packNameEn, cardName, cardNameEn, imageUrl],
    ...[rarityLabel, language, tx.now],
  ];
  return (await tx.read<{ token: string }>('shares-keep', KEEP, values))[0]!.token;
};

/** Finds the card of a token; null if there is none. */
export const findShare = async (database: Database, token: string): Promise<SharedCard | null> =>
  (await database.pool.query<SharedCard>({ name: 'shares-find', text: FIND, values: [token] })).rows[0] ?? null;

/** Deletes shares of a member. @returns the number of cards, at most `most` */
export const eraseShares = async (tx: StoreTransaction, memberId: string, most: number): Promise<number> =>
  (await tx.read('shares-erase', ERASE, [memberId, most])).length;
