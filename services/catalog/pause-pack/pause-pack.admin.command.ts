import { CommandRequest, operatorCommand } from '../../operators/index.js';
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
