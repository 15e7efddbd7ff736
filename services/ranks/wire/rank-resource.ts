import { isoTokyo } from '../../kernel/time.js';
import type { Rank } from '../rows/ranks.rows.js';
import type { RankResource } from './rank.contract.js';

/** A rank as the operators' API shows it. */
export const rankResource = ({ withdrawn_at, created, ...rank }: Rank): RankResource => ({
  ...rank,
  withdrawn_at: withdrawn_at && isoTokyo(withdrawn_at),
  created: isoTokyo(created),
});
