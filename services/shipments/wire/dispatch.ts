import { parseRequest } from '../../platform/http/contract.js';
import { keptCarrier } from '../streams/carriers.shared.js';
import type { Dispatch } from '../streams/shipment.refusals.js';
import { DispatchRequest } from './dispatch.contract.js';

interface MaybeNumbered {
  readonly delivery_code?: unknown;
  readonly carrier?: unknown;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The tracking of a parcel, with its carrier's code however the carrier was written. */
export const dispatchOf = ({
  delivery_code: deliveryCode,
  carrier,
}: Pick<DispatchRequest, 'delivery_code' | 'carrier'>): Dispatch => ({ deliveryCode, carrier: keptCarrier(carrier) });

/** How it can be followed; null where the request tells neither number nor carrier. @throws RefusedError 400 for one of them alone */
export const dispatchIn = (request: MaybeNumbered): Dispatch | null => {
  if (!isGiven(request.delivery_code) && !isGiven(request.carrier)) return null;
  return dispatchOf(parseRequest(DispatchRequest, request));
};
