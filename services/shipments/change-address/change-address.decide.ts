import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { type Parcel, toAddressEvents } from '../streams/parcel.js';
import type { ShipmentAddressChanged } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/**
 * Decides on another address for a parcel that is not sent. The address stands in the parcel's row alone. @param isSame true
 * when the parcel has this address already
 */
export const decideChangeAddress = (
  parcel: Parcel,
  isSame: boolean,
): Decision<ShipmentAddressChanged, ShipmentRefusal> => {
  const [{ status }] = parcel;
  if (status === 'shipped') return refuse({ code: 'OnItsWay' });
  if (status === 'forfeited') return refuse({ code: 'Forfeited' });
  return isSame ? accept() : accept(...toAddressEvents(parcel));
};
