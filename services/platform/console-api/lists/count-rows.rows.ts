import type { Pool } from 'pg';

/** How many rows there are in all. */
export interface RowCount {
  readonly count: number;
  /** False when there are so many that PostgreSQL's own estimate has to do. */
  readonly isExact: boolean;
}

/** Rows behind those shown that are counted one by one; a person turns pages no further. */
export const MOST_COUNTED = 1000;

/**
 * Counts rows for a list, in about the same time however many there are: exactly where they are few, else by the
 * estimate of PostgreSQL's planner, and never below what was counted.
 *
 * @param matching SQL from `from` on
 * @param shown up to which row the list shows them
 */
export const countRows = async (
  pool: Pool,
  matching: string,
  values: readonly unknown[],
  shown: number,
): Promise<RowCount> => {
  const most = shown + MOST_COUNTED;
  const text = `select count(*) as count from (select 1 ${matching} limit ${most + 1}) r`;
  const { count } = (await pool.query<{ count: number }>(text, [...values])).rows[0]!;
  if (count <= most) return { count, isExact: true };
  return { count: Math.max(await estimateRows(pool, matching, values), count), isExact: false };
};

/** How many rows PostgreSQL's planner expects. @param matching SQL from `from` on */
export const estimateRows = async (pool: Pool, matching: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await pool.query(`explain (format json) select 1 ${matching}`, [...values]);
  return Math.round(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']);
};
