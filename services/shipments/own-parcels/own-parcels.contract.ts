import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

/** A parcel of the member that has not arrived. Combined shipments are one parcel. */
export interface OwnParcel {
  /** The parcel's number for people, `P100042X`. */
  readonly number: string;
  /** `requested` is being prepared, `shipped` was sent within two weeks, `returned` came back. */
  readonly status: 'requested' | 'shipped' | 'returned';
  readonly cards: number;
  /** A purchase whose cards are in the parcel. */
  readonly history_id: string;
  /** '1': it waits until the member enters an address. */
  readonly needs_address: Flag;
  /** The due day in Tokyo, `2026-12-11`. */
  readonly due_on: string;
  /** '1': the parcel is late, although it could have been sent. */
  readonly is_late: Flag;
  /** The tracking number; '' until it is shipped. */
  readonly delivery_code: string;
  /** The carrier's page of the parcel; '' for none. */
  readonly url: string;
}

export interface OwnParcelsResponse extends Done {
  /** The parcels in the order of their requests; 20 at most. */
  readonly list: readonly OwnParcel[];
}

export interface OwnParcelsCalls {
  /** Lists the member's parcels that are being prepared, in transit or returned. */
  'GET /api/user/parcel/list': { answer: OwnParcelsResponse };
}
