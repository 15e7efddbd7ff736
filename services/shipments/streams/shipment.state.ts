import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type ShipmentEvent, shipmentEvents } from './shipment.events.js';

interface Known {
  readonly shipmentId: string;
  readonly memberId: string;
  readonly drawIds: readonly string[];
  /** The oldest shipment in the same parcel. */
  readonly parcelId: string;
}

interface Sent extends Known {
  readonly deliveryCode: string;
  readonly carrier: string;
}

/** A shipment, computed from its events. */
export type Shipment =
  | { readonly status: 'unknown' }
  /** The earlier number of a returned parcel that is sent again. */
  | (Known & { readonly status: 'requested'; readonly formerCode?: string })
  | (Sent & { readonly status: 'shipped' })
  | (Sent & { readonly status: 'returned'; readonly keptUntil: string })
  /** Without a number if it was never handed to a carrier. */
  | (Known & { readonly status: 'forfeited'; readonly deliveryCode: string | null; readonly carrier: string | null });

const knownOf = ({ shipmentId, memberId, drawIds, parcelId }: Known): Known => ({
  shipmentId,
  memberId,
  drawIds,
  parcelId,
});

export const initialShipment: Shipment = { status: 'unknown' };

export const applyShipmentEvent = (shipment: Shipment, event: ShipmentEvent): Shipment => {
  if (event.type === 'ShipmentRequested') {
    const { shipmentId, memberId, cards } = event.data;
    const drawIds = cards.map(({ drawId }) => drawId);
    return { status: 'requested', shipmentId, memberId, drawIds, parcelId: shipmentId };
  }
  if (shipment.status === 'unknown') return shipment;
  switch (event.type) {
    case 'ShipmentCombined':
      return { ...shipment, parcelId: event.data.parcelId };
    case 'ShipmentSplit':
      return { ...shipment, parcelId: shipment.shipmentId };
    case 'ShipmentShipped': {
      const { deliveryCode, carrier } = event.data;
      return { ...knownOf(shipment), status: 'shipped', deliveryCode, carrier };
    }
    case 'ShipmentTrackingCorrected': {
      const { deliveryCode, carrier } = event.data;
      return shipment.status === 'requested' ? shipment : { ...shipment, deliveryCode, carrier };
    }
    case 'ShipmentAddressChanged':
      return shipment;
    case 'ShipmentReturned':
      return shipment.status === 'requested' || shipment.status === 'forfeited'
        ? shipment
        : { ...shipment, status: 'returned', keptUntil: event.data.keptUntil };
    case 'ShipmentResendRequested':
      return shipment.status === 'returned'
        ? { ...knownOf(shipment), status: 'requested', formerCode: shipment.deliveryCode }
        : shipment;
    case 'ShipmentForfeited':
      return shipment.status === 'requested'
        ? { ...knownOf(shipment), status: 'forfeited', deliveryCode: null, carrier: null }
        : { ...shipment, status: 'forfeited' };
  }
};

export const shipmentStream: Stream<Shipment, ShipmentEvent> = {
  prefix: 'shipment',
  events: shipmentEvents,
  initial: () => initialShipment,
  evolve: applyShipmentEvent,
};

export const shipmentStreamOf = (shipmentId: string): string => streamIdOf(shipmentStream, shipmentId);
