import type { Pool } from 'pg';

/** Stores the common letter sequences (n-grams) from PostgreSQL's statistics. @returns their number */
export const noteCommonGrams = async (pool: Pool): Promise<number> =>
  (await pool.query<{ count: number }>('select operators.note_common_grams() as count')).rows[0]!.count;

/** Builds SQL that picks the n-grams with the fewest rows in an index. Callers compare the rows it finds in full. */
export const selectRarest = (grams: string, indexName: string): string => `operators.rarest(${grams}, '${indexName}')`;
