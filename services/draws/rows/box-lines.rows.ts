import type { Database } from '../../platform/database/database.js';
import { advanceHead, hashClientSeed } from '../streams/draw-log.js';
import { extrasWithin, idsBySlot } from '../streams/extra-prizes.js';
import type { OpenedBox } from '../streams/opened-box.js';
import type { LogLine } from '../wire/log-line.contract.js';

const DRAWS = `select first_slot, day, client_seed, prizes, extras,
    coalesce((select p.head from draws.draws p where p.pack_id = d.pack_id and p.first_slot < d.first_slot
               order by p.first_slot desc limit 1), $4) as head_before
  from draws.draws d
  where pack_id = $1 and first_slot < $3 and first_slot > $2 - 3000 and first_slot + cardinality(prizes) > $2
  order by first_slot`;

/** The lines of a box's public log from one slot up to another that is not meant, which have been drawn. */
export const boxLines = async (
  { pool }: Database,
  box: OpenedBox,
  from: number,
  to: number,
): Promise<readonly LogLine[]> => {
  const { packId, boxHash } = box.terms;
  const { rows } = await pool.query<LoggedRow>({ name: 'box-lines', text: DRAWS, values: [packId, from, to, boxHash] });
  return rows.flatMap((draw) => linesOf(box, draw)).filter(({ slot }) => slot >= from && slot < to);
};

interface LoggedRow {
  readonly first_slot: number;
  readonly day: number;
  readonly client_seed: string;
  readonly prizes: readonly number[];
  readonly extras: number;
  readonly head_before: string;
}

const linesOf = (box: OpenedBox, draw: LoggedRow): LogLine[] => {
  const client_seed_hash = hashClientSeed(draw.client_seed);
  const { prizeIds: ids, extras, tickets } = box.terms;
  const count = draw.prizes.length - draw.extras;
  const prizeIds = draw.prizes.slice(0, count).map((index) => ids[index]!);
  const { first_slot: firstSlot, day } = draw;
  const extraIds = idsBySlot(extrasWithin(extras, tickets, firstSlot, count));
  const logged = { firstSlot, day, clientSeedHash: client_seed_hash, prizeIds, ...(extraIds && { extraIds }) };
  const { hashes } = advanceHead(draw.head_before, logged);
  return prizeIds.map((prize_id, i) => {
    const slot = firstSlot + i;
    const extra_prize_ids = extraIds?.get(slot);
    const line = { slot, day, client_seed_hash, prize_id, hash: hashes[i]! };
    return extra_prize_ids ? { ...line, extra_prize_ids } : line;
  });
};
