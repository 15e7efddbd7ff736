import { edgeOf, grown, hashesOver, type Tile, type TilePlace, tilesOver } from '../../kernel/log-tiles.js';
import { EMPTY_ROOT, type LeafRange, type TreeHead, textLeafHashes } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { tileColumns, tileRows } from '../../platform/database/tile-columns.js';

/** The log of a box, as far as it is a tree and signed. */
export interface BoxLog {
  readonly packId: string;
  /** So many lines are leaves. */
  readonly size: number;
  readonly signedSize: number;
  /** Its signed head; null before the first. */
  readonly note: string | null;
}

const COLUMNS = `b.pack_id as "packId", coalesce(l.size, 0) as size, coalesce(l.signed_size, 0) as "signedSize", l.note`;
const FROM = 'from draws.boxes b left join draws.box_logs l using (pack_id)';
const GROWN = `select ${COLUMNS}, b.drawn ${FROM}
  where b.drawn > coalesce(l.signed_size, 0) order by b.drawn - coalesce(l.signed_size, 0) desc, b.pack_id limit $1`;
const FIND = `select ${COLUMNS} ${FROM} where b.pack_id = $1`;
const TILES = `select t.level, t.index, t.hashes from draws.box_tiles t
  join unnest($2::smallint[], $3::integer[]) as wanted (level, index) using (level, index) where t.pack_id = $1`;
const BEGIN = 'insert into draws.box_logs (pack_id) values ($1) on conflict do nothing';
/** Two that would let it grow read the same size; one of them writes. */
const GROW = `with moved as (update draws.box_logs set size = $3 where pack_id = $1 and size = $2 returning size)
  insert into draws.box_tiles as t (pack_id, level, index, hashes)
  select $1, u.* from ${tileRows(4)} u where exists (select from moved)
  on conflict (pack_id, level, index) do update set hashes = excluded.hashes`;
const SIGN = `update draws.box_logs set signed_size = $2, note = $3 where pack_id = $1 and signed_size < $2`;

/** The boxes that have lines under no signed head, those with the most of them first. */
export const grownBoxes = async ({ pool }: Database, most: number): Promise<readonly (BoxLog & { drawn: number })[]> =>
  (await pool.query<BoxLog & { drawn: number }>({ name: 'box-logs-grown', text: GROWN, values: [most] })).rows;

/** Null for a pack that has no box. */
export const findBoxLog = async ({ pool }: Database, packId: string): Promise<BoxLog | null> =>
  (await pool.query<BoxLog>({ name: 'box-log', text: FIND, values: [packId] })).rows[0] ?? null;

/** The tiles of a box's log at some places, as far as there are any. */
export const boxTiles = async (
  { pool }: Database,
  packId: string,
  places: readonly TilePlace[],
): Promise<readonly Tile[]> => {
  const values = [packId, places.map(({ level }) => level), places.map(({ index }) => index)];
  return (await pool.query<Tile>({ name: 'box-tiles', text: TILES, values })).rows;
};

/** Makes leaves of the next entries of a box's log. */
export const growBoxLog = async (
  database: Database,
  { packId, size }: Pick<BoxLog, 'packId' | 'size'>,
  entries: readonly string[],
): Promise<void> => {
  if (size === 0) await database.pool.query({ name: 'box-log-begin', text: BEGIN, values: [packId] });
  const edge = await boxTiles(database, packId, edgeOf(size));
  const tiles = grown(edge, size, textLeafHashes(entries));
  await database.pool.query({
    name: 'box-log-grow',
    text: GROW,
    values: [packId, size, size + entries.length, ...tileColumns(tiles)],
  });
};

/** The hashes over some stretches of a box's log. @throws Error where a tile is missing */
export const boxHashes = async (
  database: Database,
  packId: string,
  ranges: readonly LeafRange[],
): Promise<readonly Buffer[]> => hashesOver(ranges, await boxTiles(database, packId, tilesOver(ranges)));

/** The head of the first so many lines of a box. */
export const boxHead = async (database: Database, packId: string, size: number): Promise<TreeHead> => ({
  size,
  root: size === 0 ? EMPTY_ROOT : (await boxHashes(database, packId, [{ from: 0, to: size }]))[0]!,
});

/** Keeps a signed head of a box's log, unless a later one is there. */
export const keepBoxHead = async ({ pool }: Database, packId: string, size: number, note: string): Promise<void> => {
  await pool.query({ name: 'box-log-sign', text: SIGN, values: [packId, size, note] });
};
