import { Allow } from 'class-validator';
import { DispatchRequest } from '../wire/dispatch.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

/** `POST /admin-api/shipments/{id}/resend`: with an address, it goes there. */
export class ResendRequest extends DispatchRequest {
  @Allow()
  name?: unknown;

  @Allow()
  tel?: unknown;

  @Allow()
  zipcode?: unknown;

  @Allow()
  pref_id?: unknown;

  @Allow()
  province?: unknown;

  @Allow()
  shiku?: unknown;

  @Allow()
  address?: unknown;

  @Allow()
  building?: unknown;
}

export interface ResendParcelCalls {
  /** It is sent once more. */
  'POST /admin-api/shipments/{id}/resend': { request: ResendRequest; answer: ParcelResource };
}
