import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

export type ContactStatus = 'open' | 'answered' | 'closed';

/** What the shop has answered. */
export interface ContactReply {
  readonly answered_at: IsoTime;
  /** The operator's name. */
  readonly answered_by: string;
  readonly text: string;
}

/** What somebody has written to the shop, as operators see it. */
export interface ContactResource {
  readonly id: string;
  /** As people read it: `C100001`. */
  readonly number: string;
  /** Null: a visitor. */
  readonly member_id: string | null;
  /** '' once it is erased, as are the name, the subject and the text. */
  readonly mail: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  /** What it is about, as whoever wrote has it: a parcel's number, the id of a draw, or ''. */
  readonly reference: string;
  readonly status: ContactStatus;
  readonly assigned_to: string | null;
  /** The operator's name; '' while nobody looks after it. */
  readonly assigned_name: string;
  readonly written_at: IsoTime;
  readonly answered_at: IsoTime | null;
  readonly closed_at: IsoTime | null;
  readonly version: number;
  /** Only of a contact on its own. */
  readonly answers?: readonly ContactReply[];
}
