import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { RankResource } from '../wire/rank.contract.js';

export interface WithdrawRankCalls {
  /** Withdraws a rank for good, from the next month on. */
  'POST /admin-api/ranks/{id}/withdraw': { request: CommandRequest; answer: RankResource };
}
