import type { IsoTime } from '../../platform/http/wire.contract.js';

export type ParcelStatus = 'requested' | 'shipped' | 'returned' | 'forfeited';

/** Alike cards in a parcel. */
export interface ParcelCards {
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
  readonly quantity: number;
}

interface Address {
  readonly name: string;
  readonly zipcode: string;
  readonly pref_id: number;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
}

/** A parcel, as its row has it. */
export interface ParcelFacts extends Address {
  /** The shipment that was asked for. */
  readonly id: string;
  /** The oldest shipment in the parcel, after which it is listed. */
  readonly parcel_id: string;
  readonly member_id: string;
  readonly status: ParcelStatus;
  readonly version: number;
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  /** The last day that a parcel which came back is kept; its cards are forfeited after it. */
  readonly kept_until: string | null;
  /** It is in the house, and stays there: a payment of its member is in dispute, or lost in one and not settled. */
  readonly held: boolean;
  /** How many shipments are in the parcel. */
  readonly together: number;
  /** How many cards are in it. */
  readonly count: number;
  /** How many other unsent shipments go the same way. */
  readonly combinable: number;
  /** Alike ones together; the first few in a list. */
  readonly cards: readonly ParcelCards[];
}

/** A card in a parcel. */
export interface ParcelCard {
  readonly shipment_id: string;
  readonly draw_id: string;
  /** Its number in the draw, from 0. */
  readonly index: number;
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
}

/** A shipment that goes in a parcel. */
export interface ShipmentOfParcel {
  readonly id: string;
  readonly number: string;
  readonly requested_at: IsoTime;
  /** The draws that its cards are of. */
  readonly draw_ids: readonly string[];
  /** Cards in it. */
  readonly count: number;
}

/** A parcel as the operators' API shows it; every card of it, and its history, only where one parcel is asked for. */
export interface ParcelResource extends ParcelFacts {
  /** By which people call the parcel, `P100042X`: that of its oldest shipment. */
  readonly number: string;
  readonly requested_at: IsoTime;
  /** The last day that is in time. */
  readonly due_on: string;
  /** It lies here and its last day is over. */
  readonly late: boolean;
  /** In Japanese, as it is written on a parcel; '' overseas. */
  readonly prefecture: string;
  readonly shipped_at: IsoTime | null;
  readonly returned_at: IsoTime | null;
  readonly forfeited_at: IsoTime | null;
  readonly items?: readonly ParcelCard[];
  readonly shipments?: readonly ShipmentOfParcel[];
  readonly history?: readonly ParcelHappening[];
}

/** Something that has happened to a parcel; what the fact does not tell is absent. */
export interface ParcelHappening {
  readonly id: string;
  readonly type:
    | 'ShipmentRequested'
    | 'ShipmentShipped'
    | 'ShipmentReturned'
    | 'ShipmentResendRequested'
    | 'ShipmentForfeited'
    | 'ShipmentAddressChanged'
    | 'ShipmentCombined'
    | 'ShipmentSplit'
    | 'ShipmentTrackingCorrected';
  readonly at: IsoTime;
  /** Cards that were asked for. */
  readonly count?: number;
  /** Shipments that were put together. */
  readonly together?: number;
  readonly delivery_code?: string;
  readonly carrier?: string;
  readonly kept_until?: string;
  /** The tracking number that was wrong. */
  readonly replaces?: string;
  /** Where it was sent, or was to go before, where it goes elsewhere now; absent once it is erased. */
  readonly former_address?: FormerAddress;
}

/** An address that holds no more. */
export interface FormerAddress {
  readonly name: string;
  readonly zipcode: string;
  /** In Japanese; '' overseas. */
  readonly prefecture: string;
  readonly province: string;
  readonly shiku: string;
  readonly address: string;
  readonly building: string;
  readonly tel: string;
}
