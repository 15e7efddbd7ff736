import type { Tile, TilePlace } from '../../kernel/log-tiles.js';
import type { Database } from '../../platform/database/database.js';
import { buildGrownTiles, toEdgeColumns } from '../../platform/database/grown-tiles.js';

/** Numbers that become leaves together: some ten milliseconds. */
const PORTION = 4096;

const SIZE = 'select size from proof.tree';
const HEAD = 'select seq from store.sequencer';
const TILES = `select t.level, t.index, t.hashes from proof.tiles t
  join unnest($1::smallint[], $2::bigint[]) as wanted (level, index) using (level, index)`;
/**
 * Hashes of leaves as RFC 6962, section 2.1, has them. Two that would let it grow read the same size; one of them writes, and has no
 * transaction id, which others wait for, before all is hashed.
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

/** How many numbers of the log are leaves of its tree. */
export const treeSize = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ size: number }>({ name: 'proof-size', text: SIZE })).rows[0]!.size;

const REFUSED = 'update proof.tree set refused = $1 where refused is distinct from $1';

/** Why the signer did not sign the last head; null where it did. */
export const noteRefusal = async ({ pool }: Database, reason: string | null): Promise<void> => {
  await pool.query({ name: 'proof-refused', text: REFUSED, values: [reason] });
};

/** The tiles at some places, as far as there are any. */
export const readTiles = async ({ pool }: Database, places: readonly TilePlace[]): Promise<readonly Tile[]> => {
  const values = [places.map(({ level }) => level), places.map(({ index }) => index)];
  return (await pool.query<Tile>({ name: 'proof-tiles', text: TILES, values })).rows;
};

/**
 * Makes leaves of the next numbers of the log: SHA-256 links of its chain, which say nothing of anybody.
 *
 * @returns whether more numbers wait
 */
export const growTree = async (database: Database): Promise<boolean> => {
  const { pool } = database;
  const [size, head] = [await treeSize(database), (await pool.query<{ seq: number }>(HEAD)).rows[0]!.seq];
  const to = Math.min(head, size + PORTION);
  if (to <= size) return false;
  const query = { name: 'proof-grow', text: GROW, values: [size, to, ...toEdgeColumns(size)] };
  const { numbers } = (await pool.query<{ numbers: number }>(query)).rows[0]!;
  if (numbers !== to - size) throw new Error(`the log has no number between ${size + 1} and ${to}`);
  return to < head;
};
