import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { decidePausePack } from './pause-pack.decide.js';

/** Stops the sale for now; the pack stays visible. */
export const pausePack = operatorCommand({
  route: 'POST packs/:id/pause',
  permission: 'edit-catalog',
  request: CommandRequest,
  target: PackTarget,
  decide: decidePausePack,
});
