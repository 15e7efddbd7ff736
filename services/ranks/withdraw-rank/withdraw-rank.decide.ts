import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { RankRefusal, RankWithdrawn } from '../commands/rank.target.js';
import type { Rank } from '../rows/ranks.rows.js';

/**
 * Decides on a withdrawal. Members keep the rank until the month ends, and those who kept it for the next month have it then.
 */
export const decideWithdrawRank = (rank: Rank): Decision<RankWithdrawn, RankRefusal> =>
  rank.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'RankWithdrawn', data: {} });
