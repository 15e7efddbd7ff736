import type { ListRequest } from '../../platform/http/wire.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface ParcelListCalls {
  /** The parcels. */
  'GET /admin-api/shipments': { query: ListRequest; answer: readonly ParcelResource[] };
  /** A parcel with every card of it, and its history. */
  'GET /admin-api/shipments/{id}': { answer: ParcelResource };
}
