import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ParcelListCalls {
  /** Lists the parcels. */
  'GET /admin-api/shipments': { query: ListRequest; answer: readonly ParcelResource[] };
  /** Returns a parcel with all its cards and its history. */
  'GET /admin-api/shipments/{id}': { answer: ParcelResource };
}
