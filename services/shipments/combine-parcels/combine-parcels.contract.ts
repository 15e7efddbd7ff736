import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface CombineParcelsCalls {
  /** Combines all unsent shipments with the same member and address in one parcel. */
  'POST /admin-api/shipments/{id}/combine': { request: CommandRequest; answer: ParcelResource };
}
