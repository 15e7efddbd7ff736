import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { BankProfileTarget } from '../commands/bank-profile.target.js';
import { decideRemoveBankProfile } from './remove-bank-profile.decide.js';

/** Removes a layout of bank files. */
export const removeBankProfile = operatorCommand({
  route: 'POST bank-profiles/:id/remove',
  permission: 'describe-bank-files',
  request: CommandRequest,
  target: BankProfileTarget,
  decide: decideRemoveBankProfile,
});
