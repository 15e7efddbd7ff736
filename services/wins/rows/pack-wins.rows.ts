import type { Pool } from 'pg';
import type { RecentWin } from '../streams/recent-wins.js';

/** The recent wins of a pack, oldest first. */
export interface PackWins {
  readonly packId: string;
  readonly rarities: readonly number[];
  readonly recent: readonly RecentWin[];
}

const SINCE = `select pack_id as "packId", rarities, recent from wins.pack_wins
  where won_at >= $1 and jsonb_array_length(recent) > 0`;

/** Loads the packs with a win since a time. */
export const loadWinsSince = async (pool: Pool, since: Date): Promise<readonly PackWins[]> =>
  (await pool.query<PackWins>({ name: 'wins-since', text: SINCE, values: [since] })).rows;
