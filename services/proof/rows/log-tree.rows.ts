import { edgeOf, grown, type Tile, type TilePlace } from '../../kernel/log-tiles.js';
import type { Database } from '../../platform/database/database.js';
import { tileColumns, tileRows } from '../../platform/database/tile-columns.js';

/** Numbers that become leaves together: some ten milliseconds, since the tiles at the edge are written anew for each portion. */
const PORTION = 8192;

const SIZE = 'select size from proof.tree';
/** The hashes of leaves (RFC 6962, section 2.1), one after the other. */
const LEAVES = `select count(*) as numbers, string_agg(sha256('\\x00'::bytea || hash), ''::bytea order by seq) as hashes
  from store.event_log where seq > $1 and seq <= $2`;
const HEAD = 'select seq from store.sequencer';
const TILES = `select t.level, t.index, t.hashes from proof.tiles t
  join unnest($1::smallint[], $2::bigint[]) as wanted (level, index) using (level, index)`;
/** Two that would let it grow read the same size; one of them writes. */
const GROW = `with moved as (update proof.tree set size = $2 where size = $1 returning size)
  insert into proof.tiles as t (level, index, hashes)
  select u.* from ${tileRows(3)} u where exists (select from moved)
  on conflict (level, index) do update set hashes = excluded.hashes`;

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
  const query = { name: 'proof-leaves', text: LEAVES, values: [size, to] };
  const { numbers, hashes } = (await pool.query<{ numbers: number; hashes: Buffer }>(query)).rows[0]!;
  if (numbers !== to - size) throw new Error(`the log has no number between ${size + 1} and ${to}`);
  const tiles = grown(await readTiles(database, edgeOf(size)), size, hashes);
  await pool.query({ name: 'proof-grow', text: GROW, values: [size, to, ...tileColumns(tiles)] });
  return to < head;
};
