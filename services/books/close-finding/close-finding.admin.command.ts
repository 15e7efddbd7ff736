import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { FindingTarget } from '../commands/finding.target.js';
import { decideCloseFinding } from './close-finding.decide.js';

/** Closes a finding after a repair, which unfreezes its member. */
export const closeFinding = operatorCommand({
  route: 'POST book-findings/:id/close',
  permission: 'run-shop',
  request: CommandRequest,
  target: FindingTarget,
  decide: decideCloseFinding,
});
