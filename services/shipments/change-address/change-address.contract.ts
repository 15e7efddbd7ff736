import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ChangeParcelAddressCalls {
  /** It goes to the address that the member has now. */
  'POST /admin-api/shipments/{id}/change-address': { request: CommandRequest; answer: ParcelResource };
}
