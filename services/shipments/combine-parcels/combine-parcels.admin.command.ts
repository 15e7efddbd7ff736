import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { loadCombinable } from '../parcels/parcels.js';
import { decideCombineParcels } from './combine-parcels.decide.js';

/** Combines the unsent parcels of one member and one address. */
export const combineParcels = operatorCommand({
  route: 'POST shipments/:id/combine',
  permission: 'send-parcels',
  request: CommandRequest,
  uses: { parcels: ParcelTarget },
  target: ({ services }) => services.parcels.plain,
  facts: async ({ parcel }, { id, tx }) => ({ together: (await loadCombinable(tx, id)) ?? parcel }),
  decide: ({ parcel }, { facts }) => decideCombineParcels(parcel, facts.together),
});
