import type { Done, Flag } from '../../platform/http/wire.contract.js';

/** A parcel of the member's that is not there yet; what is sent together is one. */
export interface OwnParcel {
  /** By which people call it, `P100042X`. */
  readonly number: string;
  /** `requested` is being prepared, `shipped` went out within two weeks, `returned` came back. */
  readonly status: 'requested' | 'shipped' | 'returned';
  readonly cards: number;
  /** A purchase of which it holds cards. */
  readonly history_id: string;
  /** '1': it is kept here until the member tells where it goes. */
  readonly needs_address: Flag;
  /** The last day, in Tokyo, on which it goes out in time, `2026-12-11`. */
  readonly due_on: string;
  /** '1': that day has passed, and it has not gone out, though it could have. */
  readonly is_late: Flag;
  /** '' until it is shipped. */
  readonly delivery_code: string;
  /** The carrier's page of it; '' for none. */
  readonly url: string;
}

export interface OwnParcelsAnswer extends Done {
  /** Those that were asked for first at the top; 20 at the most. */
  readonly list: readonly OwnParcel[];
}

export interface OwnParcelsCalls {
  /** The member's parcels that are being prepared, are on their way, or came back. */
  'GET /api/user/parcel/list': { answer: OwnParcelsAnswer };
}
