import type { DispatchRequest } from '../wire/dispatch.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface MarkShippedCalls {
  /** Records that the parcel was handed to a carrier. */
  'POST /admin-api/shipments/{id}/mark-shipped': { request: DispatchRequest; answer: ParcelResource };
}
