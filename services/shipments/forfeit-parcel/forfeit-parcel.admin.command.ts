import { toTokyoDate } from '../../kernel/time.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { ParcelTarget } from '../commands/parcel.target.js';
import { decideForfeitParcel } from './forfeit-parcel.decide.js';

/** Forfeits a parcel that came back and was not sent again. */
export const forfeitParcel = operatorCommand({
  route: 'POST shipments/:id/forfeit',
  permission: 'serve-members',
  request: CommandRequest,
  uses: { parcels: ParcelTarget },
  target: ({ services }) => services.parcels.plain,
  decide: ({ parcel }, { now }) => decideForfeitParcel(parcel, toTokyoDate(now)),
});
