import { Allow } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

/**
 * `POST /admin-api/shipments/{id}/resend`. An address replaces the old one; with a tracking number, the parcel is in transit.
 */
export class ResendRequest extends CommandRequest {
  @Allow()
  delivery_code?: unknown;

  @Allow()
  carrier?: unknown;

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
  /** Sends the parcel again. */
  'POST /admin-api/shipments/{id}/resend': { request: ResendRequest; answer: ParcelResource };
}
