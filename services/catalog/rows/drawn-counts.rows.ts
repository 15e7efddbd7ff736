import type { Pool } from 'pg';

const KEEP = `insert into catalog.drawn_counts (pack_id, at, drawn)
  select pack_id, $1, drawn from unnest($2::text[], $3::int[]) as counted (pack_id, drawn) on conflict do nothing`;

/** Stores the drawn tickets of packs at the start of a day. The first call of a day counts. */
export const keepDrawnCounts = async (pool: Pool, day: Date, counts: ReadonlyMap<string, number>): Promise<void> => {
  await pool.query(KEEP, [day, [...counts.keys()], [...counts.values()]]);
};
