import type { DomainEvent, EventVersions } from '../../kernel/event.js';

/** Cards of one draw, by their numbers in it. */
export interface CardsOfDraw {
  readonly drawId: string;
  readonly indexes: readonly number[];
}

/** A member's cards are to be sent; where to, only the parcel's row knows. */
export type ShipmentRequested = DomainEvent<
  'ShipmentRequested',
  { readonly shipmentId: string; readonly memberId: string; readonly cards: readonly CardsOfDraw[] }
>;

/** The parcel is with the carrier. */
export type ShipmentShipped = DomainEvent<
  'ShipmentShipped',
  {
    readonly shipmentId: string;
    readonly memberId: string;
    readonly drawIds: readonly string[];
    /** The carrier's tracking number. */
    readonly deliveryCode: string;
    readonly carrier: string;
  }
>;

/** Stream `shipment-<shipmentId>`. */
export type ShipmentEvent = ShipmentRequested | ShipmentShipped;

export const shipmentEvents: EventVersions<ShipmentEvent> = { ShipmentRequested: 1, ShipmentShipped: 1 };

export const shipmentStreamOf = (shipmentId: string): string => `shipment-${shipmentId}`;
