import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface SplitParcelCalls {
  /** Each shipment is a parcel of its own. */
  'POST /admin-api/shipments/{id}/split': { request: CommandRequest; answer: ParcelResource };
}
