import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ForfeitParcelCalls {
  /** Its cards are the shop’s. */
  'POST /admin-api/shipments/{id}/forfeit': { request: CommandRequest; answer: ParcelResource };
}
