import { HASH_BYTES } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { boxStreamOf } from '../streams/box.state.js';
import { advanceHead, type LoggedDraw, linesOf } from '../streams/draw-log.js';
import { findExtrasWithin, groupIdsBySlot } from '../streams/extra-prizes.js';
import type { OpenedBox } from '../streams/opened-box.js';
import type { PublicBox, PublicLine } from '../streams/public-log.js';
import { seedOfDay } from '../streams/seed-chain.js';
import { CLIENT_SEED_HASH } from './client-seeds.rows.js';

const MOVING = 'select drawn, head, revealed_through from draws.boxes where pack_id = $1';
const LAST_SEED = `select data->>'seed' as seed from store.events
  where stream_id = $1 and type = 'SeedRevealed' order by stream_version desc limit 1`;
/** SQL of the draws from the one that took the first slot on. */
const WITHIN = `from draws.draws d
  where pack_id = $1 and first_slot < $3 and first_slot >= coalesce((select max(p.first_slot) from draws.draws p
    where p.pack_id = $1 and p.first_slot <= $2), 0)`;
const COLUMNS = `first_slot, day, ${CLIENT_SEED_HASH} as client_seed_hash, prizes, extras`;
const DRAWS = `select ${COLUMNS} ${WITHIN} order by first_slot`;
const CHAINED_DRAWS = `select ${COLUMNS},
    coalesce(lag(d.head) over (order by first_slot),
      (select p.head from draws.draws p where p.pack_id = d.pack_id and p.first_slot < d.first_slot
        order by p.first_slot desc limit 1), $4) as head_before
  ${WITHIN} order by first_slot`;
/** SQL of the leaf hash of a line (`logLine`), RFC 6962, section 2.1. */
const leafOf = (
  slot: string,
  prize: string,
): string => `sha256('\\x00'::bytea || convert_to(concat_ws(chr(10), ${slot}, day,
  ${CLIENT_SEED_HASH}, ($4::text[])[${prize} + 1], $5::jsonb ->> (${slot})::text), 'UTF8'))`;
/**
 * SQL of the concatenated leaf hashes of slots $2 up to $3 of box $1; null if one is missing. $4 and $5 are the columns
 * of `leafColumns`. Most draws have one slot.
 */
export const LEAVES = `select case when first <= $2 and "end" >= $3 and length(hashes) = ${HASH_BYTES} * ("end" - first)
    then substr(hashes, ${HASH_BYTES} * ($2 - first) + 1, ${HASH_BYTES} * ($3 - $2)) end as hashes
  from (select min(first_slot) as first, max(first_slot + cardinality(prizes) - extras) as "end",
      string_agg(case when cardinality(prizes) - extras = 1 then ${leafOf('first_slot', 'prizes[1]')}
        else (select string_agg(${leafOf('first_slot + nth - 1', 'prize')}, ''::bytea order by nth)
          from unnest(prizes) with ordinality u (prize, nth) where nth <= cardinality(prizes) - extras) end,
        ''::bytea order by first_slot) as hashes
    ${WITHIN}) whole`;

interface LoggedRow {
  readonly first_slot: number;
  readonly day: number;
  readonly client_seed_hash: string;
  readonly prizes: readonly number[];
  readonly extras: number;
}

interface ChainedRow extends LoggedRow {
  readonly head_before: string;
}

/** The public data of a box. Seeds up to day `revealedThrough` are public; 0 means none. */
export interface ShownBox extends PublicBox {
  readonly revealedThrough: number;
}

/** Reads the public data of a box at this moment. */
export const readShownBox = async ({ pool }: Database, box: OpenedBox): Promise<ShownBox> => {
  const { rows } = await pool.query({ name: 'fair-box', text: MOVING, values: [box.terms.packId] });
  const { drawn, head, revealed_through } = rows[0];
  return {
    manifest: box.manifest,
    boxHash: box.terms.boxHash,
    head: { slot: drawn, hash: head },
    revealedThrough: revealed_through,
  };
};

/**
 * Reads the public seeds by day from the first on. If the seeds of a box cannot be decrypted, reads them from the log.
 */
export const readRevealedSeeds = async (database: Database, box: OpenedBox, through: number): Promise<Buffer[]> => {
  if (through === 0) return [];
  const days = Array.from({ length: through }, (_, i) => i + 1);
  try {
    const { seeds } = box;
    return days.map((day) => seeds.seedOfDay(day));
  } catch {
    const { rows } = await database.pool.query<{ seed: string }>(LAST_SEED, [boxStreamOf(box.terms.packId)]);
    const last = Buffer.from(rows[0]!.seed, 'hex');
    return days.map((day) => seedOfDay(last, through, day));
  }
};

/** Reads the lines of slots from `from` up to but excluding `to`. */
export const readPublicLines = async (
  { pool }: Database,
  box: OpenedBox,
  from: number,
  to: number,
): Promise<PublicLine[]> => {
  if (from >= to) return [];
  const { packId, boxHash } = box.terms;
  const query = { name: 'fair-log', text: CHAINED_DRAWS, values: [packId, from, to, boxHash] };
  return (await pool.query<ChainedRow>(query)).rows
    .flatMap((draw) => publicLinesOf(box, draw))
    .filter(({ slot }) => slot >= from && slot < to);
};

/** Reads the same lines as entries of a tree: the texts that the box's chain hashes. */
export const readLogEntries = async (
  { pool }: Database,
  box: OpenedBox,
  from: number,
  to: number,
): Promise<readonly string[]> => {
  if (from >= to) return [];
  const query = { name: 'fair-entries', text: DRAWS, values: [box.terms.packId, from, to] };
  const entries: string[] = [];
  for (const row of (await pool.query<LoggedRow>(query)).rows)
    for (const [i, line] of linesOf(loggedOf(box, row)).entries())
      if (row.first_slot + i >= from && row.first_slot + i < to) entries.push(line);
  return entries;
};

/** Builds the five parameters of `LEAVES`. */
export const buildLeafColumns = (
  { terms: { packId, prizeIds, extras, tickets } }: OpenedBox,
  from: number,
  to: number,
) => {
  const wonIds = groupIdsBySlot(findExtrasWithin(extras, tickets, from, to - from)) ?? [];
  const extraIds = Object.fromEntries([...wonIds].map(([slot, ids]) => [slot, ids.join('\n')]));
  return [packId, from, to, prizeIds, extraIds] as const;
};

const loggedOf = (
  { terms }: OpenedBox,
  { first_slot: firstSlot, day, client_seed_hash: clientSeedHash, prizes, extras }: LoggedRow,
): LoggedDraw => {
  const count = prizes.length - extras;
  const prizeIds = prizes.slice(0, count).map((index) => terms.prizeIds[index]!);
  const extraIds = groupIdsBySlot(findExtrasWithin(terms.extras, terms.tickets, firstSlot, count));
  return { firstSlot, day, clientSeedHash, prizeIds, extraIds };
};

const publicLinesOf = (box: OpenedBox, draw: ChainedRow): PublicLine[] => {
  const logged = loggedOf(box, draw);
  const { firstSlot, day, clientSeedHash, prizeIds, extraIds } = logged;
  const { hashes } = advanceHead(draw.head_before, logged);
  return prizeIds.map((prizeId, i) => {
    const slot = firstSlot + i;
    return { slot, day, clientSeedHash, prizeId, extraIds: extraIds?.get(slot) ?? NONE, hash: hashes[i]! };
  });
};

const NONE: readonly string[] = [];
