import type { ShipmentEvent } from './shipment.events.js';

interface Known {
  readonly shipmentId: string;
  readonly memberId: string;
  readonly drawIds: readonly string[];
}

/** A shipment as its facts tell it. */
export type Shipment =
  | { readonly status: 'unknown' }
  | (Known & { readonly status: 'requested' })
  | (Known & { readonly status: 'shipped'; readonly deliveryCode: string; readonly carrier: string });

export const initialShipment: Shipment = { status: 'unknown' };

export const evolveShipment = (_: Shipment, event: ShipmentEvent): Shipment => {
  switch (event.type) {
    case 'ShipmentRequested': {
      const { shipmentId, memberId, cards } = event.data;
      return { status: 'requested', shipmentId, memberId, drawIds: cards.map(({ drawId }) => drawId) };
    }
    case 'ShipmentShipped':
      return { status: 'shipped', ...event.data };
  }
};
