import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

export type ContactStatus = 'open' | 'answered' | 'closed';

/** An answer of the shop. */
export interface ContactReply {
  readonly answered_at: IsoTime;
  /** The operator's name. */
  readonly answered_by: string;
  readonly text: string;
}

/** A contact in the operators' API. */
export interface ContactResource {
  readonly id: string;
  /** The number for people: `C100001`. */
  readonly number: string;
  /** Null for a visitor. */
  readonly member_id: string | null;
  /** '' after erasure, as are name, subject and text. */
  readonly mail: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  /** The subject: a parcel's number, or the id of a payment, a draw or a pack; '' for none. */
  readonly reference: string;
  readonly status: ContactStatus;
  readonly assigned_to: string | null;
  /** The operator's name; '' if nobody is assigned. */
  readonly assigned_name: string;
  readonly written_at: IsoTime;
  readonly answered_at: IsoTime | null;
  readonly closed_at: IsoTime | null;
  readonly version: number;
  /** Only in the response for a single contact. */
  readonly answers?: readonly ContactReply[];
}
