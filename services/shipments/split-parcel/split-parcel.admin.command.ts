import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { decideSplitParcel } from './split-parcel.decide.js';

/** Splits a combined parcel into the parcels that it was made of. */
export const splitParcel = operatorCommand({
  route: 'POST shipments/:id/split',
  permission: 'send-parcels',
  request: CommandRequest,
  uses: { parcels: ParcelTarget },
  target: ({ services }) => services.parcels.plain,
  decide: ({ parcel }) => decideSplitParcel(parcel),
});
