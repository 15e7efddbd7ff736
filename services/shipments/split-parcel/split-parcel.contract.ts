import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface SplitParcelCalls {
  /** Splits the parcel into one for each shipment. */
  'POST /admin-api/shipments/{id}/split': { request: CommandRequest; answer: ParcelResource };
}
