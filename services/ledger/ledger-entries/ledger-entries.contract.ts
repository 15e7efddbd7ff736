import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { Doer } from '../wire/doer.contract.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** One line of the ledger. */
interface LedgerLine {
  /** `<event id>.<line>`, lines from 0 */
  readonly id: string;
  readonly stream_version: number;
  /** The time from which it counts. */
  readonly at: IsoTime | Date;
  readonly recorded_at: IsoTime | Date;
  readonly unit: Unit;
  readonly account: string;
  /** The member of the entry's wallet, also on the house's side; null for a deposit. */
  readonly member_id: string | null;
  readonly lot_id: string | null;
  /** Signed. */
  readonly amount: number;
  readonly type: string;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
  readonly actor: string;
}

/** A ledger line in the operators' API. */
export interface LedgerEntryResource extends Omit<LedgerLine, 'stream_version' | 'at' | 'recorded_at'> {
  readonly at: IsoTime;
  readonly recorded_at: IsoTime;
}

/** A ledger line with its operator. */
export interface LedgerEntryListed extends LedgerEntryResource {
  readonly operator: Doer | null;
}

/** The event that contains a line. */
export interface EventOfEntry {
  readonly event_id: string;
  /** Its number in the log, and the link of the chain after it, in hexadecimal. */
  readonly seq: number | null;
  readonly hash: string | null;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly lines: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
}

/** A draw, or an exchange with the received card, which cost nothing else. */
export interface DrawOfEntry {
  readonly id: string;
  readonly pack_id: string;
  readonly pack_title: string;
  readonly pack_title_en: string;
  readonly drawn_at: IsoTime;
  readonly count: number;
  readonly cost: number;
}

export interface CardOfEntry {
  /** Its number in the draw, from 0. */
  readonly index: number;
  readonly name: string;
  readonly name_en: string;
  readonly buy_point: number;
}

export interface LotOfEntry {
  readonly id: string;
  readonly kind: string;
  readonly issued: number;
  readonly remaining: number;
  readonly issued_at: IsoTime;
  readonly expires_at: IsoTime;
  readonly document: string;
}

/** An entry of the same member that corrects this one or is corrected by it. */
export interface LinkedEntry {
  /** The id of its line on the member's account. */
  readonly id: string;
  readonly at: IsoTime;
  readonly kind: string;
  readonly unit: Unit;
  /** The member's gain; negative for a loss. */
  readonly amount: number;
}

/** The corrections of an entry as of now. */
export interface EntryCorrections {
  /** The entry that this one reverses or compensates. */
  readonly reverses: LinkedEntry | null;
  /** The entries that reverse or compensate this one, the oldest first. */
  readonly reversed_by: readonly LinkedEntry[];
  /** True if it is a grant that was not reversed. */
  readonly is_reversible: boolean;
  /** The amount that grants may still return for it. */
  readonly to_make_good: number;
}

/** A ledger line with everything that it refers to. Values that do not apply are null or empty. */
export interface LedgerEntryExplained extends LedgerEntryListed, EntryCorrections {
  readonly event: EventOfEntry;
  readonly lot: LotOfEntry | null;
  readonly draw: DrawOfEntry | null;
  readonly payment: PaymentOfEntry | null;
  /** The cards of the draw, or those converted or exchanged. */
  readonly cards: readonly CardOfEntry[];
}

/** The sums of all lines of a filter. */
export type LedgerSums = Readonly<Record<Unit, Turnover>>;

export interface LedgerEntriesCalls {
  /** Lists the lines of the ledger. */
  'GET /admin-api/ledger-entries': { query: ListRequest; answer: readonly LedgerEntryListed[] };
  /** Downloads them as CSV for an accountant. */
  'GET /admin-api/ledger-entries.csv': { query: ListRequest; file: 'text/csv' };
  /** Returns the sums of all matching lines. */
  'GET /admin-api/ledger-entries/sums': { query: ListRequest; answer: LedgerSums };
  /** Returns a line with everything that it refers to. */
  'GET /admin-api/ledger-entries/{id}': { answer: LedgerEntryExplained };
}
