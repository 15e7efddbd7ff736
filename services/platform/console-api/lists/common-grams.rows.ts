import type { Pool } from 'pg';

/** Takes over from PostgreSQL's statistics which runs of letters are common. @returns how many */
export const noteCommonGrams = async (pool: Pool): Promise<number> =>
  (await pool.query<{ count: number }>('select operators.note_common_grams() as count')).rows[0]!.count;

/** Of some runs of letters those that the fewest rows of an index have, as SQL: what is found by them is compared after. */
export const rarest = (grams: string, indexName: string): string => `operators.rarest(${grams}, '${indexName}')`;
