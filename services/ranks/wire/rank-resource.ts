import { toTokyoIso } from '../../kernel/time.js';
import type { Rank } from '../rows/ranks.rows.js';
import type { RankResource } from './rank.contract.js';

/** Converts a rank for the operators' API. */
export const toRankResource = ({ withdrawn_at, created, ...rank }: Rank): RankResource => ({
  ...rank,
  withdrawn_at: withdrawn_at && toTokyoIso(withdrawn_at),
  created: toTokyoIso(created),
});
