import type { DispatchRequest } from '../wire/dispatch.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

export interface CorrectTrackingCalls {
  /** Corrects the tracking number of a parcel. */
  'POST /admin-api/shipments/{id}/correct-tracking': { request: DispatchRequest; answer: ParcelResource };
}
