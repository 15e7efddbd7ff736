import type { Tile, TilePlace } from '../../kernel/log-tiles.js';
import type { Database } from '../../platform/database/database.js';
import { buildGrownTiles, toEdgeColumns } from '../../platform/database/grown-tiles.js';

/** Number of events hashed into leaves at once, about ten milliseconds. */
const BATCH_EVENTS = 4096;

const SIZE = 'select size from proof.tree';
const HEAD = 'select seq from store.sequencer';
const TILES = `select t.level, t.index, t.hashes from proof.tiles t
  join unnest($1::smallint[], $2::bigint[]) as wanted (level, index) using (level, index)`;
/**
 * SQL that adds leaves as defined in RFC 6962, section 2.1. Two concurrent calls read the same size, and one of them
 * writes. It gets no transaction id, which others would wait for, before all leaves are hashed.
 */
const GROW = `with leaves as materialized (
    select count(*) as numbers, string_agg(sha256('\\x00'::bytea || hash), ''::bytea order by seq) as hashes
      from store.event_log where seq > $1 and seq <= $2
  ), grown as materialized (
    select g.* from leaves, proof.tree t, ${buildGrownTiles('proof.tiles', 3, 't.size', 'leaves.hashes')} g where t.size = $1
  ), moved as (
    update proof.tree set size = $2 where size = $1 and exists (select from grown) and (select numbers from leaves) = $2 - $1
    returning size
  ), written as (
    insert into proof.tiles as t (level, index, hashes) select * from grown where exists (select from moved)
    on conflict (level, index) do update set hashes = excluded.hashes
  ) select numbers from leaves`;

/** Returns the number of leaves in the tree. */
export const loadTreeSize = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ size: number }>({ name: 'proof-size', text: SIZE })).rows[0]!.size;

const REFUSED = 'update proof.tree set refused = $1 where refused is distinct from $1';

/** Stores the reason why the signer refused the last head; null if it signed. */
export const noteRefusal = async ({ pool }: Database, reason: string | null): Promise<void> => {
  await pool.query({ name: 'proof-refused', text: REFUSED, values: [reason] });
};

/** Loads tiles, as far as they exist. */
export const readTiles = async ({ pool }: Database, places: readonly TilePlace[]): Promise<readonly Tile[]> => {
  const values = [places.map(({ level }) => level), places.map(({ index }) => index)];
  return (await pool.query<Tile>({ name: 'proof-tiles', text: TILES, values })).rows;
};

/**
 * Adds the next numbers of the log as leaves. They are SHA-256 links of its chain and identify nobody.
 *
 * @returns true if more numbers are waiting
 */
export const growTree = async (database: Database): Promise<boolean> => {
  const { pool } = database;
  const [size, head] = [await loadTreeSize(database), (await pool.query<{ seq: number }>(HEAD)).rows[0]!.seq];
  const to = Math.min(head, size + BATCH_EVENTS);
  if (to <= size) return false;
  const query = { name: 'proof-grow', text: GROW, values: [size, to, ...toEdgeColumns(size)] };
  const { numbers } = (await pool.query<{ numbers: number }>(query)).rows[0]!;
  if (numbers !== to - size) throw new Error(`the log has no number between ${size + 1} and ${to}`);
  return to < head;
};
