import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ChangeParcelAddressCalls {
  /** Sends the parcel to the member's present address. */
  'POST /admin-api/shipments/{id}/change-address': { request: CommandRequest; answer: ParcelResource };
}
