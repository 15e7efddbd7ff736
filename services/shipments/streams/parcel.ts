import { refuse } from '../../kernel/decision.js';
import type { ShipmentAddressChanged } from './shipment.events.js';
import type { Shipment } from './shipment.state.js';

/** A shipment with at least one event. */
export type KnownShipment = Exclude<Shipment, { status: 'unknown' }>;

/**
 * The shipments of a parcel, oldest first. They are combined before they are sent and stay together. Their common state is that
 * of the first.
 */
export type Parcel = readonly [KnownShipment, ...KnownShipment[]];

/** Returns the shipments as a parcel; null for none. */
export const parcelOf = (shipments: readonly Shipment[]): Parcel | null => {
  const known = shipments.filter((shipment): shipment is KnownShipment => shipment.status !== 'unknown');
  return known.length > 0 ? (known as unknown as Parcel) : null;
};

/** Returns the events for another address, one for each shipment. */
export const toAddressEvents = (parcel: Parcel): ShipmentAddressChanged[] =>
  parcel.map(({ shipmentId, memberId }) => ({ type: 'ShipmentAddressChanged', data: { shipmentId, memberId } }));

/** Returns the refusal for a parcel that is not in transit. */
export const refuseUnlessShipped = ({ status }: KnownShipment) => {
  if (status === 'requested') return refuse({ code: 'NotShipped' });
  if (status === 'returned') return refuse({ code: 'Returned' });
  if (status === 'forfeited') return refuse({ code: 'Forfeited' });
  return null;
};
