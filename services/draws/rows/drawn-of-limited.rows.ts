import type { Database } from '../../platform/database/database.js';
import type { DrawnBefore } from '../streams/buyer-rules.js';
import { DRAWN_OF_LIMITED } from './drawn-before.rows.js';

const DRAWN = `select pack_id, sum(cards) as cards, max(last_at) as "lastAt" from ${DRAWN_OF_LIMITED}
  where pack_id = any($2::text[]) and member_id = $1 group by pack_id`;

/** Reads a member's draws of packs that count them, by pack, outside of any transaction. */
export const readDrawnOfLimited = async (
  database: Database,
  memberId: string,
  packIds: readonly string[],
): Promise<Map<string, DrawnBefore>> => {
  const { rows } = await database.pool.query<DrawnBefore & { pack_id: string }>({
    name: 'draws-of-limited',
    text: DRAWN,
    values: [memberId, packIds],
  });
  return new Map(rows.map(({ pack_id, ...drawn }) => [pack_id, drawn]));
};
