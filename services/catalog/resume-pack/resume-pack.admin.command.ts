import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { decideResumePack } from './resume-pack.decide.js';

/** Puts a paused pack on sale again. */
export const resumePack = operatorCommand({
  route: 'POST packs/:id/resume',
  permission: 'edit-catalog',
  request: CommandRequest,
  target: PackTarget,
  decide: decideResumePack,
});
