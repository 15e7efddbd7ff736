import { Allow } from 'class-validator';
import { parseRequest } from '../../platform/http/contract.js';
import { DispatchRequest } from '../parcel-command.contract.js';
import type { NewAddress } from '../parcel-rows.js';
import { AddressRequest, newAddressOf } from '../wire/address.contract.js';

const PLACE = ['name', 'tel', 'zipcode', 'pref_id', 'province', 'shiku', 'address', 'building'] as const;

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

/** Where it goes now; undefined where the request does not say. @throws RefusedError 400 for half an address */
export const addressIn = (request: ResendRequest): NewAddress | undefined =>
  PLACE.some((field) => request[field] !== undefined && request[field] !== null)
    ? newAddressOf(parseRequest(AddressRequest, request))
    : undefined;
