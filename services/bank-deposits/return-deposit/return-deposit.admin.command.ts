import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { decideReturnDeposit } from './return-deposit.decide.js';

/** Records that a held deposit was returned to its sender. */
export const returnDeposit = operatorCommand({
  route: 'POST deposits/:id/return',
  permission: 'run-shop',
  request: CommandRequest,
  target: DepositTarget,
  decide: decideReturnDeposit,
  audit: ({ state: deposit }) => ({ amount: { value: deposit.heldYen, unit: 'points' } }),
});
