import type { Pool } from 'pg';
import { waitUntil } from './until.js';

const HEAD = 'select count(*)::int as head from store.events';
const MARK = 'select seq as mark from store.checkpoints where reader = $1';

/**
 * Waits until a consumer of the log has processed every event that exists now. Effects that are still missing then will not
 * come.
 */
export const waitUntilRead = async (pool: Pool, reader: string): Promise<void> => {
  const { head } = (await pool.query<{ head: number }>(HEAD)).rows[0]!;
  await waitUntil(`${reader} has read the log up to ${head}`, async () => {
    const [place] = (await pool.query<{ mark: number }>(MARK, [reader])).rows;
    return place !== undefined && place.mark >= head;
  });
};
