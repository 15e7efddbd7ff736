import type { Refusal } from '../../kernel/decision.js';
import type { NumberFault } from './carriers.shared.js';

/** The tracking number and carrier of a parcel. */
export interface Dispatch {
  /** The carrier's tracking number. */
  readonly deliveryCode: string;
  /** The code of a known carrier, or another's name. */
  readonly carrier: string;
}

/** The reason why a command on a parcel is refused. */
export type ShipmentRefusal =
  | Refusal<'NoDeliveryCode'>
  /** The parcel was sent with another tracking number or carrier. */
  | (Refusal<'AlreadyShipped'> & Dispatch)
  /** The tracking number is a parcel's own number. */
  | Refusal<'ParcelNumber'>
  /** The carrier's numbers have another length or check digit. */
  | (Refusal<'NotOfCarrier'> & { readonly carrier: string; readonly fault: NumberFault })
  /** Another member's parcel has the tracking number. */
  | (Refusal<'NumberTaken'> & { readonly parcelNumber: string })
  /** A returned parcel needs a new number. */
  | Refusal<'SameNumber'>
  | Refusal<'NotShipped'>
  | Refusal<'Returned'>
  /** A payment of its member is in dispute, or there is no address. */
  | Refusal<'Held'>
  | Refusal<'NotReturned'>
  | Refusal<'Forfeited'>
  | (Refusal<'StillKept'> & { readonly keptUntil: string })
  /** The address of a parcel in transit cannot be changed. */
  | Refusal<'OnItsWay'>
  /** A sent parcel can be neither combined nor split. */
  | Refusal<'AlreadySent'>
  | Refusal<'NothingToCombine'>
  | Refusal<'NotCombined'>;
