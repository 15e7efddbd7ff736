import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { RankRefusal, RankWithdrawn } from '../commands/rank.target.js';
import type { Rank } from '../rows/ranks.rows.js';

/** Whoever has it has it until the month ends, and whoever has kept it for the next has it then. */
export const decideWithdrawRank = (rank: Rank): Decision<RankWithdrawn, RankRefusal> =>
  rank.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'RankWithdrawn', data: {} });
