import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { addressChanged, type Parcel } from '../streams/parcel.js';
import type { ShipmentAddressChanged } from '../streams/shipment.events.js';
import type { ShipmentRefusal } from '../streams/shipment.refusals.js';

/** A parcel that lies here goes elsewhere; where to, only its row knows. @param isSame it is to go there already */
export const decideChangeAddress = (
  parcel: Parcel,
  isSame: boolean,
): Decision<ShipmentAddressChanged, ShipmentRefusal> => {
  const [{ status }] = parcel;
  if (status === 'shipped') return refuse({ code: 'OnItsWay' });
  if (status === 'forfeited') return refuse({ code: 'Forfeited' });
  return isSame ? accept() : accept(...addressChanged(parcel));
};
