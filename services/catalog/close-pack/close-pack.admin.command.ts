import { Boxes } from '../../draws/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { PackTarget } from '../commands/pack.target.js';
import { decideClosePack } from './close-pack.decide.js';
import { computeWorthOfClose } from './worth-of-close.js';

/** Ends the sale for good. */
export const closePack = operatorCommand({
  route: 'POST packs/:id/close',
  permission: 'edit-catalog',
  request: CommandRequest,
  uses: { boxes: Boxes },
  target: PackTarget,
  decide: decideClosePack,
  limits: {
    secondOperator: async ({ state: pack, id, tx, services }) => {
      const worth = computeWorthOfClose(pack, await services.boxes.leftIn(tx, id), tx.now);
      return worth && { worth, binds: {} };
    },
  },
});
