import type { Database } from '../../platform/database/database.js';
import type { DrawnBefore } from '../streams/buyer-rules.js';

const DRAWN = `select pack_id, sum(cardinality(prizes) - extras) as cards, max(drawn_at) as "lastAt" from draws.draws
  where limited and pack_id = any($2::text[]) and member_id = $1 group by pack_id`;

/** What a member has drawn so far of some packs that count it, by pack, outside any transaction. */
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
