import type { Pool } from 'pg';

const DRAWN_BY = 'select draw_id, member_id from draws.draws where draw_id = any($1::uuid[])';

/** Returns the member of each draw. */
export const loadMembersOfDraws = async (
  pool: Pool,
  drawIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ draw_id: string; member_id: string }>({
    name: 'draws-drawn-by',
    text: DRAWN_BY,
    values: [drawIds],
  });
  return new Map(rows.map(({ draw_id, member_id }) => [draw_id, member_id]));
};
