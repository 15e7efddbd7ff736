import type { Yen } from '../../kernel/money.js';
import type { Database } from '../../platform/database/database.js';
import type { PackRow, PrizeRow } from './packs.rows.js';

const CHANGES = 'select changes from catalog.stamp';
const LISTED = `select p.*, coalesce((select d.drawn from catalog.drawn_counts d
      where d.pack_id = p.pack_id and d.at <= $1 order by d.at desc limit 1), 0) as drawn_before
  from catalog.packs p where status in ('published', 'paused') order by position, pack_id::bigint desc`;
const PUBLISHED = `select *, 0 as drawn_before from catalog.packs where pack_id = $1 and status <> 'draft'`;
const PRIZES = `select pack_id, json_agg(prizes order by position) as prizes from catalog.prizes
  where pack_id = any($1::text[]) group by pack_id`;
const REFERENCES = `select card_id as "cardId", reference_yen as yen, reference_source as source, reference_url as url,
    reference_day as day
  from catalog.cards where reference_yen is not null and card_id in (
    select z.card_id from catalog.prizes z join catalog.packs p using (pack_id) where p.status in ('published', 'paused'))`;
const CARD_TYPES = 'select id, name_ja as ja, name_en as en from catalog.card_types order by position, id';

/** A published pack with the moment of publication. */
export type PublishedRow = PackRow & {
  readonly start_at: Date;
  /** The tickets drawn before the popularity window; 0 while unknown. */
  readonly drawn_before: number;
};
/** The reference price of a card, as operators last recorded it. */
export interface ReferenceRow {
  readonly cardId: string;
  readonly yen: Yen;
  readonly source: string;
  readonly url: string;
  /** A day in Tokyo. */
  readonly day: string;
}
interface PrizesRow {
  readonly pack_id: string;
  readonly prizes: readonly PrizeRow[];
}

const read = async <Row extends object>(
  database: Database,
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await database.pool.query<Row & Record<string, unknown>>({ name, text, values })).rows;

/** Reads the counter of catalog changes. */
export const countChanges = async (database: Database): Promise<number> =>
  (await read<{ changes: number }>(database, 'catalog-changes', CHANGES))[0]!.changes;

/**
 * Reads the published and paused packs, in the shop’s order.
 *
 * @param week the start of the popularity window
 */
export const readListed = (database: Database, week: Date): Promise<PublishedRow[]> =>
  read(database, 'catalog-listed', LISTED, [week]);

/** Finds a pack by id, unless it is a draft. Returns one row or none. */
export const findPublished = (database: Database, packId: string): Promise<PublishedRow[]> =>
  read(database, 'catalog-published', PUBLISHED, [packId]);

/** Reads the prizes of some packs, by pack. */
export const readPrizes = async (
  database: Database,
  packIds: readonly string[],
): Promise<Map<string, readonly PrizeRow[]>> => {
  const rows = packIds.length === 0 ? [] : await read<PrizesRow>(database, 'catalog-prizes', PRIZES, [packIds]);
  return new Map(rows.map((row) => [row.pack_id, row.prizes]));
};

/** Reads the reference prices of all cards in listed packs. */
export const readReferences = (database: Database): Promise<ReferenceRow[]> =>
  read(database, 'catalog-references', REFERENCES);

/** Reads the card types in the order of their tabs. */
export const readCardTypes = (database: Database): Promise<{ id: number; ja: string; en: string }[]> =>
  read(database, 'catalog-card-types-shown', CARD_TYPES);
