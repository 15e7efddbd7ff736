import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { decideIgnoreDeposit } from './ignore-deposit.decide.js';

/** Ignores a held deposit. */
export const ignoreDeposit = operatorCommand({
  route: 'POST deposits/:id/ignore',
  permission: 'run-shop',
  request: CommandRequest,
  target: DepositTarget,
  decide: decideIgnoreDeposit,
  audit: ({ state: deposit }) => ({ amount: { value: deposit.heldYen, unit: 'points' } }),
});
