import type { Coins, Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The fields of a rank that operators edit. */
export interface RankDraft {
  readonly name: string;
  /** The English name; '' for none, and the Japanese one is shown. */
  readonly name_en: string;
  /** The URL of the icon; '' for none. */
  readonly image_url: string;
  /** Yen to pay in a month for the rank in the next. */
  readonly rank_max_price: Yen;
  /** The coins that keep it for a month; 0 where it cannot be kept. */
  readonly rank_coin: Coins;
}

/** A stored rank. */
export interface Rank extends RankDraft {
  readonly id: string;
  readonly withdrawn_at: Date | null;
  readonly created: Date;
  readonly version: number;
}

export const RANK_COLUMNS = `id, name, name_en, image_url, rank_max_price, rank_coin, withdrawn_at, created_at as created,
  version`;

const INSERT = `insert into ranks.ranks (id, name, name_en, image_url, rank_max_price, rank_coin, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning ${RANK_COLUMNS}`;
const UPDATE = `update ranks.ranks set name = $2, name_en = $3, image_url = $4, rank_max_price = $5, rank_coin = $6,
  version = version + 1 where id = $1 returning ${RANK_COLUMNS}`;
const WITHDRAW = `update ranks.ranks set withdrawn_at = $2, version = version + 1 where id = $1 returning ${RANK_COLUMNS}`;
const FIND = `select ${RANK_COLUMNS} from ranks.ranks where id = $1`;
const TAKEN = `select from ranks.ranks where rank_max_price = $2 and withdrawn_at is null and id <> $1`;
const TERMS = `insert into ranks.terms (rank_id, valid_from, rank_max_price, rank_coin, withdrawn) values ($1, $2, $3, $4, $5)
  on conflict (rank_id, valid_from) do update set rank_max_price = excluded.rank_max_price, rank_coin = excluded.rank_coin,
    withdrawn = excluded.withdrawn`;

type Row = Rank & Record<string, unknown>;

/** Saves the terms of each edit with their time, because the ranks of a month are those of its first moment. */
const saveTerms = (tx: StoreTransaction, rank: Rank, validFrom: Date): Rank => {
  const isWithdrawn = rank.withdrawn_at !== null;
  tx.write('ranks-terms', TERMS, [rank.id, validFrom, rank.rank_max_price, rank.rank_coin, isWithdrawn]);
  return rank;
};

const valuesOf = (id: string, rank: RankDraft): unknown[] => [
  id,
  rank.name,
  rank.name_en,
  rank.image_url,
  rank.rank_max_price,
  rank.rank_coin,
];

/** Inserts a rank. @param validFrom the time from which it applies. @returns the rank, or null if the id exists */
export const insertRank = async (
  tx: StoreTransaction,
  id: string,
  draft: RankDraft,
  validFrom = tx.now,
): Promise<Rank | null> => {
  const [rank] = await tx.read<Row>('ranks-insert', INSERT, [...valuesOf(id, draft), tx.now]);
  return rank ? saveTerms(tx, rank, validFrom) : null;
};

/** Updates a rank. @returns the updated rank */
export const updateRank = async (tx: StoreTransaction, id: string, draft: RankDraft): Promise<Rank> =>
  saveTerms(tx, (await tx.read<Row>('ranks-update', UPDATE, valuesOf(id, draft)))[0]!, tx.now);

/** Withdraws a rank for good. @returns the updated rank */
export const withdrawRank = async (tx: StoreTransaction, id: string): Promise<Rank> =>
  saveTerms(tx, (await tx.read<Row>('ranks-withdraw', WITHDRAW, [id, tx.now]))[0]!, tx.now);

/** Loads the rank with this id; null for none. */
export const findRank = async (tx: StoreTransaction, id: string): Promise<Rank | null> =>
  (await tx.read<Row>('ranks-find', FIND, [id]))[0] ?? null;

/** Returns true when another rank is reached by the same yen, so that their order would be undefined. */
export const isPriceTaken = async (tx: StoreTransaction, id: string, yen: Yen): Promise<boolean> =>
  (await tx.read('ranks-taken', TAKEN, [id, yen])).length > 0;
