import type { Database } from '../../platform/database/database.js';

const DRAWN = `select pack_id, sum(cardinality(prizes) - extras) as drawn from draws.draws
  where limited and pack_id = any($2::text[]) and member_id = $1 group by pack_id`;

/** Cards that a member has drawn so far of some packs with a limit for each member, outside any transaction. */
export const readDrawnOfLimited = async (
  database: Database,
  memberId: string,
  packIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await database.pool.query<{ pack_id: string; drawn: number }>({
    name: 'draws-of-limited',
    text: DRAWN,
    values: [memberId, packIds],
  });
  return new Map(rows.map((row) => [row.pack_id, row.drawn]));
};
