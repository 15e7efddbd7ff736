import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

export type ParcelStatus = 'requested' | 'shipped' | 'returned' | 'forfeited';

/** Equal cards in a parcel. */
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

/** The stored fields of a parcel. */
export interface ParcelFacts extends Address {
  /** The requested shipment. */
  readonly id: string;
  /** The oldest shipment in the parcel, under which it is listed. */
  readonly parcel_id: string;
  readonly member_id: string;
  readonly status: ParcelStatus;
  readonly version: number;
  readonly delivery_code: string | null;
  readonly carrier: string | null;
  /** The last day of keeping of a returned parcel; its cards are forfeited afterwards. */
  readonly kept_until: string | null;
  /**
   * True while the parcel must not be sent, because a payment of its member is in dispute, or was lost and not settled.
   */
  readonly held: boolean;
  /** The number of shipments in the parcel. */
  readonly together: number;
  /** The number of cards in it. */
  readonly count: number;
  /** The number of other unsent shipments with the same address. */
  readonly combinable: number;
  /** The cards, equal ones combined; the first few in a list. */
  readonly cards: readonly ParcelCards[];
}

/** A card in a parcel. */
export interface ParcelCard {
  readonly shipment_id: string;
  readonly draw_id: string;
  /** The card's number in the draw, from 0. */
  readonly index: number;
  readonly prize_id: string;
  readonly name: string;
  readonly model_number: string;
  readonly image_url: string;
}

/** A shipment in a parcel. */
export interface ShipmentOfParcel {
  readonly id: string;
  readonly number: string;
  readonly requested_at: IsoTime;
  /** The draws of its cards. */
  readonly draw_ids: readonly string[];
  /** The number of cards in it. */
  readonly count: number;
}

/** A parcel in the operators' API. Its cards and history are present only for a single parcel. */
export interface ParcelResource extends ParcelFacts {
  /** The parcel's number for people, `P100042X`: that of its oldest shipment. */
  readonly number: string;
  readonly requested_at: IsoTime;
  /** The due day. */
  readonly due_on: string;
  /** True when it is unsent after its due day. */
  readonly late: boolean;
  /** The prefecture in Japanese, as on the parcel; '' overseas. */
  readonly prefecture: string;
  readonly shipped_at: IsoTime | null;
  readonly returned_at: IsoTime | null;
  readonly forfeited_at: IsoTime | null;
  readonly items?: readonly ParcelCard[];
  readonly shipments?: readonly ShipmentOfParcel[];
  readonly history?: readonly ParcelHappening[];
}

/** An event in a parcel's history; fields that it does not have are absent. */
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
  /** The number of requested cards. */
  readonly count?: number;
  /** The number of combined shipments. */
  readonly together?: number;
  readonly delivery_code?: string;
  readonly carrier?: string;
  readonly kept_until?: string;
  /** The tracking number that was wrong. */
  readonly replaces?: string;
  /** The earlier address of a parcel that goes elsewhere; absent once it is erased. */
  readonly former_address?: FormerAddress;
}

/** An earlier address of a parcel. */
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
