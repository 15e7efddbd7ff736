import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface MarkReturnedCalls {
  /** Records that the parcel came back. */
  'POST /admin-api/shipments/{id}/mark-returned': { request: CommandRequest; answer: ParcelResource };
}
