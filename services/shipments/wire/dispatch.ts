import { parseRequest } from '../../platform/http/requests/contract.js';
import { toStoredCarrier } from '../streams/carriers.shared.js';
import type { Dispatch } from '../streams/shipment.refusals.js';
import { DispatchRequest } from './dispatch.contract.js';

interface MaybeNumbered {
  readonly delivery_code?: unknown;
  readonly carrier?: unknown;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns the tracking of a parcel, with the code of its carrier. */
export const dispatchOf = ({
  delivery_code: deliveryCode,
  carrier,
}: Pick<DispatchRequest, 'delivery_code' | 'carrier'>): Dispatch => ({
  deliveryCode,
  carrier: toStoredCarrier(carrier),
});

/**
 * Returns the tracking of a request; null if it has neither number nor carrier. @throws RefusedError 400 for one without the
 * other
 */
export const dispatchIn = (request: MaybeNumbered): Dispatch | null => {
  if (!isPresent(request.delivery_code) && !isPresent(request.carrier)) return null;
  return dispatchOf(parseRequest(DispatchRequest, request));
};
