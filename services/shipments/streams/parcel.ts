import { refuse } from '../../kernel/decision.js';
import type { ShipmentAddressChanged } from './shipment.events.js';
import type { Shipment } from './shipment.state.js';

/** A shipment of which something is known. */
export type KnownShipment = Exclude<Shipment, { status: 'unknown' }>;

/**
 * The shipments that go together, the oldest first. They are combined before they are sent and stay together from
 * then on, so that what is true of the first is true of all.
 */
export type Parcel = readonly [KnownShipment, ...KnownShipment[]];

/** The shipments as a parcel; null when there is none. */
export const parcelOf = (shipments: readonly Shipment[]): Parcel | null => {
  const known = shipments.filter((shipment): shipment is KnownShipment => shipment.status !== 'unknown');
  return known.length > 0 ? (known as unknown as Parcel) : null;
};

/** That the parcel goes elsewhere, told of each shipment in it. */
export const addressChanged = (parcel: Parcel): ShipmentAddressChanged[] =>
  parcel.map(({ shipmentId, memberId }) => ({ type: 'ShipmentAddressChanged', data: { shipmentId, memberId } }));

/** Why a parcel that is not on its way, and should be, is not. */
export const refuseUnlessShipped = ({ status }: KnownShipment) => {
  if (status === 'requested') return refuse({ code: 'NotShipped' });
  if (status === 'returned') return refuse({ code: 'Returned' });
  if (status === 'forfeited') return refuse({ code: 'Forfeited' });
  return null;
};
