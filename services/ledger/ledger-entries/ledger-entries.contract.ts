import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';
import type { Doer } from '../wire/doer.contract.js';
import type { PaymentOfEntry } from '../wire/payment-of-entry.contract.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';

/** One line of the books. */
interface LedgerLine {
  /** `<event id>.<line>`, lines from 0 */
  readonly id: string;
  readonly stream_version: number;
  /** When it counts from. */
  readonly at: IsoTime | Date;
  readonly recorded_at: IsoTime | Date;
  readonly unit: Unit;
  readonly account: string;
  /** Whose wallet the entry is of, on the house's side too; null where it is of a deposit. */
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

/** A line of the books as the operators' API shows it. */
export interface LedgerEntryResource extends Omit<LedgerLine, 'stream_version' | 'at' | 'recorded_at'> {
  readonly at: IsoTime;
  readonly recorded_at: IsoTime;
}

/** A line of the books, and the operator behind it. */
export interface LedgerEntryListed extends LedgerEntryResource {
  readonly operator: Doer | null;
}

/** The event that a line is part of. */
export interface EventOfEntry {
  readonly event_id: string;
  /** Its number in the log, and the link of the chain that ends with it in hexadecimal. */
  readonly seq: number | null;
  readonly hash: string | null;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly lines: readonly { readonly account: string; readonly lot: string | null; readonly amount: number }[];
}

/** A draw, or an exchange by the card that was received: it cost nothing else. */
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

/** An entry of the same member's that takes back or makes good this one, or is taken back or made good by it. */
export interface LinkedEntry {
  /** The member's own line of it. */
  readonly id: string;
  readonly at: IsoTime;
  readonly kind: string;
  readonly unit: Unit;
  /** What the member gained by it; below zero what they lost. */
  readonly amount: number;
}

/** How an entry stands to those that take back or make good others, as of now. */
export interface EntryCorrections {
  /** The entry that this one takes back or makes good. */
  readonly reverses: LinkedEntry | null;
  /** Those that take back or make good this one, the oldest first. */
  readonly reversed_by: readonly LinkedEntry[];
  /** Whether it is a grant that nobody has taken back. */
  readonly is_reversible: boolean;
  /** What grants may still give for what it took. */
  readonly to_make_good: number;
}

/** A line of the books with all that it goes back to; what does not apply is null, or empty. */
export interface LedgerEntryExplained extends LedgerEntryListed, EntryCorrections {
  readonly event: EventOfEntry;
  readonly lot: LotOfEntry | null;
  readonly draw: DrawOfEntry | null;
  readonly payment: PaymentOfEntry | null;
  /** The cards of the draw, or those that were turned into points or given in exchange. */
  readonly cards: readonly CardOfEntry[];
}

/** What all lines of a filter come to. */
export type LedgerSums = Readonly<Record<Unit, Turnover>>;

export interface LedgerEntriesCalls {
  /** The lines of the books. */
  'GET /admin-api/ledger-entries': { query: ListRequest; answer: readonly LedgerEntryListed[] };
  /** The same, as CSV, for an accountant. */
  'GET /admin-api/ledger-entries.csv': { query: ListRequest; file: 'text/csv' };
  /** What all lines of the filter come to. */
  'GET /admin-api/ledger-entries/sums': { query: ListRequest; answer: LedgerSums };
  /** A line with what it comes from. */
  'GET /admin-api/ledger-entries/{id}': { answer: LedgerEntryExplained };
}
