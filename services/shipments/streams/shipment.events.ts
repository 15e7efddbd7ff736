import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

/** Cards of one draw, by their numbers in it. */
export interface CardsOfDraw {
  readonly drawId: string;
  readonly indexes: readonly number[];
}

/** A shipment of a member's cards was requested. The address stands in the parcel's row alone. */
export type ShipmentRequested = DomainEvent<
  'ShipmentRequested',
  { readonly shipmentId: string; readonly memberId: string; readonly cards: readonly CardsOfDraw[] }
>;

/**
 * The shipment was combined in a parcel with others of the same member and address. The event is on each of their streams.
 */
export type ShipmentCombined = DomainEvent<
  'ShipmentCombined',
  {
    readonly shipmentId: string;
    readonly memberId: string;
    /** The oldest shipment in the parcel. */
    readonly parcelId: string;
    /** All shipments in the parcel. */
    readonly shipmentIds: readonly string[];
  }
>;

/** The shipment has a parcel of its own again. */
export type ShipmentSplit = DomainEvent<'ShipmentSplit', { readonly shipmentId: string; readonly memberId: string }>;

/** The parcel was handed to the carrier, for the first time or after a return. */
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

/** The tracking number or carrier of a parcel in transit was wrong. The event has the correct one. */
export type ShipmentTrackingCorrected = DomainEvent<
  'ShipmentTrackingCorrected',
  {
    readonly shipmentId: string;
    readonly memberId: string;
    readonly drawIds: readonly string[];
    readonly deliveryCode: string;
    readonly carrier: string;
    /** The tracking number that was wrong. */
    readonly replaces: string;
  }
>;

/** The address of the shipment has changed. Both addresses stand in the parcel's rows alone. */
export type ShipmentAddressChanged = DomainEvent<
  'ShipmentAddressChanged',
  { readonly shipmentId: string; readonly memberId: string }
>;

/** The carrier has brought the parcel back. */
export type ShipmentReturned = DomainEvent<
  'ShipmentReturned',
  {
    readonly shipmentId: string;
    readonly memberId: string;
    readonly drawIds: readonly string[];
    /** The last day, `YYYY-MM-DD` in Tokyo, on which the cards are kept for the member. */
    readonly keptUntil: string;
  }
>;

/** A returned parcel is to be sent again. It is unsent until it has a new tracking number. */
export type ShipmentResendRequested = DomainEvent<
  'ShipmentResendRequested',
  { readonly shipmentId: string; readonly memberId: string; readonly drawIds: readonly string[] }
>;

/**
 * The cards were forfeited. The parcel came back and was not sent again in time, or the member's account was forfeited.
 */
export type ShipmentForfeited = DomainEvent<
  'ShipmentForfeited',
  { readonly shipmentId: string; readonly memberId: string; readonly drawIds: readonly string[] }
>;

/** Stream `shipment-<shipmentId>`. */
export type ShipmentEvent =
  | ShipmentRequested
  | ShipmentCombined
  | ShipmentSplit
  | ShipmentShipped
  | ShipmentTrackingCorrected
  | ShipmentAddressChanged
  | ShipmentReturned
  | ShipmentResendRequested
  | ShipmentForfeited;

export const shipmentEvents = declareEvents({
  ShipmentRequested: { value: 'claim', cards: 'packed', figure: false, news: false, history: 'shipment' },
  ShipmentCombined: { value: 'none', cards: 'none', figure: false, news: false, history: 'shipment' },
  ShipmentSplit: { value: 'none', cards: 'none', figure: false, news: false, history: 'shipment' },
  ShipmentShipped: { value: 'none', cards: 'moved', figure: false, news: true, history: 'shipment' },
  ShipmentTrackingCorrected: { value: 'none', cards: 'none', figure: false, news: true, history: 'shipment' },
  ShipmentAddressChanged: { value: 'none', cards: 'none', figure: false, news: true, history: 'shipment' },
  ShipmentReturned: { value: 'none', cards: 'moved', figure: false, news: true, history: 'shipment' },
  ShipmentResendRequested: { value: 'none', cards: 'moved', figure: false, news: false, history: 'shipment' },
  ShipmentForfeited: { value: 'none', cards: 'moved', figure: false, news: false, history: 'shipment' },
} satisfies EventDeclarations<ShipmentEvent>);
