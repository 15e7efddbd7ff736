import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface CombineParcelsCalls {
  /** All unsent shipments that go the same way are one parcel. */
  'POST /admin-api/shipments/{id}/combine': { request: CommandRequest; answer: ParcelResource };
}
