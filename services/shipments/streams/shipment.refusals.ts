import type { Refusal } from '../../kernel/decision.js';
import type { NumberFault } from './carriers.shared.js';

/** How a parcel can be followed. */
export interface Dispatch {
  /** The carrier's tracking number. */
  readonly deliveryCode: string;
  /** The code of one that the shop knows, or any other's name. */
  readonly carrier: string;
}

/** Why a command on a parcel is refused. */
export type ShipmentRefusal =
  | Refusal<'NoDeliveryCode'>
  /** The parcel went with another tracking number or carrier. */
  | (Refusal<'AlreadyShipped'> & Dispatch)
  /** What was given as a tracking number is a parcel's own number. */
  | Refusal<'ParcelNumber'>
  /** The carrier gives no number of this length, or with this check digit. */
  | (Refusal<'NotOfCarrier'> & { readonly carrier: string; readonly fault: NumberFault })
  /** Another member's parcel has the tracking number. */
  | (Refusal<'NumberTaken'> & { readonly parcelNumber: string })
  /** What came back goes out with a new number. */
  | Refusal<'SameNumber'>
  | Refusal<'NotShipped'>
  | Refusal<'Returned'>
  /** A payment of its member is in dispute, or they have told no address. */
  | Refusal<'Held'>
  | Refusal<'NotReturned'>
  | Refusal<'Forfeited'>
  | (Refusal<'StillKept'> & { readonly keptUntil: string })
  /** Its address can be changed no more. */
  | Refusal<'OnItsWay'>
  /** What has left the house is neither combined nor split. */
  | Refusal<'AlreadySent'>
  | Refusal<'NothingToCombine'>
  | Refusal<'NotCombined'>;
