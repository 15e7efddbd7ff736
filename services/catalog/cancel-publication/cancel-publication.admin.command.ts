import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { decideCancelPublication } from './cancel-publication.decide.js';

/** Cancels the planned publication of a draft. */
export const cancelPublication = operatorCommand({
  route: 'POST packs/:id/cancel-publication',
  permission: 'edit-catalog',
  request: CommandRequest,
  target: PackTarget,
  decide: decideCancelPublication,
});
