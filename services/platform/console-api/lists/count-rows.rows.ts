import type { Pool } from 'pg';

/** The number of rows of a list. */
export interface RowCount {
  readonly count: number;
  /** False if the count is PostgreSQL's estimate. */
  readonly isExact: boolean;
}

/** The rows after the shown page that are counted exactly. */
export const MAX_COUNTED_ROWS = 1000;

/**
 * Counts rows for a list in bounded time. Few rows are counted exactly; more are estimated by PostgreSQL's planner, at least as
 * many as were counted.
 *
 * @param matching SQL from `from` on
 * @param shown the number of the last row that the page shows
 */
export const countRows = async (
  pool: Pool,
  matching: string,
  values: readonly unknown[],
  shown: number,
): Promise<RowCount> => {
  const limit = shown + MAX_COUNTED_ROWS;
  const text = `select count(*) as count from (select 1 ${matching} limit ${limit + 1}) r`;
  const { count } = (await pool.query<{ count: number }>(text, [...values])).rows[0]!;
  if (count <= limit) return { count, isExact: true };
  return { count: Math.max(await estimateRows(pool, matching, values), count), isExact: false };
};

/**
 * Returns the number of rows that PostgreSQL's planner expects.
 *
 * @param matching SQL from `from` on
 */
export const estimateRows = async (pool: Pool, matching: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await pool.query(`explain (format json) select 1 ${matching}`, [...values]);
  return Math.round(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']);
};
