import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

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

/** The shipment goes in one parcel with others of the same member to the same address; told on each of their streams. */
export type ShipmentCombined = DomainEvent<
  'ShipmentCombined',
  {
    readonly shipmentId: string;
    readonly memberId: string;
    /** The oldest shipment in the parcel, after which it is called. */
    readonly parcelId: string;
    /** All that are in it. */
    readonly shipmentIds: readonly string[];
  }
>;

/** The shipment goes in a parcel of its own again. */
export type ShipmentSplit = DomainEvent<'ShipmentSplit', { readonly shipmentId: string; readonly memberId: string }>;

/** The parcel is with the carrier, for the first time, or again after it came back. */
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

/** A parcel on its way had a wrong tracking number, or a wrong carrier; this is the right one. */
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

/** The shipment goes elsewhere than it was to; where to, and where it was to go, only the parcel's rows know. */
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

/** The parcel that came back is to go out again; it lies unsent once more, until it has a new tracking number. */
export type ShipmentResendRequested = DomainEvent<
  'ShipmentResendRequested',
  { readonly shipmentId: string; readonly memberId: string; readonly drawIds: readonly string[] }
>;

/**
 * The cards in it are no longer the member's: the parcel came back and was not sent again in time, or the member's
 * account was forfeited while the parcel was in the house.
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
