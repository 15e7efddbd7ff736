import { toTokyoDate } from '../../kernel/time.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { decideMarkReturned } from './mark-returned.decide.js';

/** Records that the carrier has brought a parcel back. */
export const markReturned = operatorCommand({
  route: 'POST shipments/:id/mark-returned',
  permission: 'send-parcels',
  request: CommandRequest,
  uses: { parcels: ParcelTarget },
  target: ({ services }) => services.parcels.plain,
  decide: ({ parcel }, { now }) => decideMarkReturned(parcel, toTokyoDate(now)),
});
