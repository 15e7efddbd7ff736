import { Allow } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { ParcelResource } from '../wire/parcel.contract.js';

/** `POST /admin-api/shipments/{id}/resend`: with an address, it goes there; with a tracking number, it is on its way. */
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
  /** It is sent once more. */
  'POST /admin-api/shipments/{id}/resend': { request: ResendRequest; answer: ParcelResource };
}
