import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { RankTarget } from '../commands/rank.target.js';
import { decideWithdrawRank } from './withdraw-rank.decide.js';

/** Withdraws a rank. */
export const withdrawRank = operatorCommand({
  route: 'POST ranks/:id/withdraw',
  permission: 'run-shop',
  request: CommandRequest,
  target: RankTarget,
  decide: decideWithdrawRank,
});
