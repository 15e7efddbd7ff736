import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ForfeitParcelCalls {
  /** Forfeits the parcel’s cards to the shop. */
  'POST /admin-api/shipments/{id}/forfeit': { request: CommandRequest; answer: ParcelResource };
}
