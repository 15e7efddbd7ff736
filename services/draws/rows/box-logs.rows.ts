import { computeHashesOver, listTilesOver, type Tile, type TilePlace } from '../../kernel/log-tiles.js';
import { EMPTY_ROOT, type LeafRange, type TreeHead } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { buildGrownTiles, toEdgeColumns } from '../../platform/database/grown-tiles.js';
import type { OpenedBox } from '../streams/opened-box.js';
import { buildLeafColumns, LEAVES } from './public-log.rows.js';

/** The log of a box: its hashed part and its signed head. */
export interface BoxLog {
  readonly packId: string;
  /** Number of lines that are leaves. */
  readonly size: number;
  readonly signedSize: number;
  /** The signed head; null before the first. */
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
/**
 * Two concurrent calls read the same size, and one of them writes. It gets no transaction id before all lines are
 * hashed.
 */
const GROW = `with leaves as materialized (${LEAVES}), grown as materialized (
    select g.* from leaves, draws.box_logs l, ${buildGrownTiles('draws.box_tiles where pack_id = $1', 6, 'l.size', 'leaves.hashes')} g
     where l.pack_id = $1 and l.size = $2
  ), moved as (
    update draws.box_logs set size = $3 where pack_id = $1 and size = $2 and exists (select from grown) returning size
  ), written as (
    insert into draws.box_tiles as t (pack_id, level, index, hashes)
    select $1, level, index, hashes from grown where exists (select from moved)
    on conflict (pack_id, level, index) do update set hashes = excluded.hashes
  ) select hashes is not null as "isWhole" from leaves`;
const SIGN = `update draws.box_logs set signed_size = $2, note = $3 where pack_id = $1 and signed_size < $2`;

/** Returns the boxes with lines after their signed head, those with the most such lines first. */
export const findGrownBoxes = async (
  { pool }: Database,
  most: number,
): Promise<readonly (BoxLog & { drawn: number })[]> =>
  (await pool.query<BoxLog & { drawn: number }>({ name: 'box-logs-grown', text: GROWN, values: [most] })).rows;

/** Finds a box's log; null for a pack without a box. */
export const findBoxLog = async ({ pool }: Database, packId: string): Promise<BoxLog | null> =>
  (await pool.query<BoxLog>({ name: 'box-log', text: FIND, values: [packId] })).rows[0] ?? null;

/** Loads tiles of a box's log, as far as they exist. */
export const loadBoxTiles = async (
  { pool }: Database,
  packId: string,
  places: readonly TilePlace[],
): Promise<readonly Tile[]> => {
  const values = [packId, places.map(({ level }) => level), places.map(({ index }) => index)];
  return (await pool.query<Tile>({ name: 'box-tiles', text: TILES, values })).rows;
};

/**
 * Adds the next lines of a box's log as leaves.
 *
 * @param from the current number of leaves
 * @param to the new number of leaves
 * @throws Error if a line is missing
 */
export const growBoxLog = async ({ pool }: Database, box: OpenedBox, from: number, to: number): Promise<void> => {
  const { packId } = box.terms;
  if (from === 0) await pool.query({ name: 'box-log-begin', text: BEGIN, values: [packId] });
  const query = {
    name: 'box-log-grow',
    text: GROW,
    values: [...buildLeafColumns(box, from, to), ...toEdgeColumns(from)],
  };
  const { isWhole } = (await pool.query<{ isWhole: boolean }>(query)).rows[0]!;
  if (!isWhole) throw new Error(`box ${packId} has not one line for each slot from ${from} up to ${to}`);
};

/**
 * Loads the hashes over ranges of a box's log.
 *
 * @throws Error if a tile is missing
 */
export const loadBoxHashes = async (
  database: Database,
  packId: string,
  ranges: readonly LeafRange[],
): Promise<readonly Buffer[]> => computeHashesOver(ranges, await loadBoxTiles(database, packId, listTilesOver(ranges)));

/** Computes the head over the first `size` lines of a box. */
export const computeBoxHead = async (database: Database, packId: string, size: number): Promise<TreeHead> => ({
  size,
  root: size === 0 ? EMPTY_ROOT : (await loadBoxHashes(database, packId, [{ from: 0, to: size }]))[0]!,
});

/** Stores a signed head of a box's log unless a later one exists. */
export const keepBoxHead = async ({ pool }: Database, packId: string, size: number, note: string): Promise<void> => {
  await pool.query({ name: 'box-log-sign', text: SIGN, values: [packId, size, note] });
};
