import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** One value of the books that is not what the log says it is. */
export interface FoundDifference {
  /** The value, by the name of its column; of the log what is wrong with its number. */
  readonly value: string;
  /** The lot whose value it is. */
  readonly lot_id: string | null;
  readonly expected: string | null;
  readonly found: string | null;
}

/** Something in the books that is not what the log says. */
export interface BookFinding {
  readonly id: string;
  readonly check: 'wallet' | 'box' | 'chain' | 'entry' | 'draw' | 'shipment' | 'signature' | 'public-log' | 'rows';
  /** What it is about, by the check: a member, a pack, a draw, a shipment, a ledger entry, a number of the log, a table. */
  readonly subject: string;
  /** The member whose own points or cards it is about, who is frozen while it is open; null where it is about nobody's own. */
  readonly member_id: string | null;
  /** The number of the event that it was found at. */
  readonly seq: number | null;
  readonly differences: readonly FoundDifference[];
  readonly state: 'open' | 'closed';
  /** Whether it was there still when the books were looked at the last time. */
  readonly there: boolean;
  readonly found_at: IsoTime;
  readonly seen_at: IsoTime;
  readonly closed_at: IsoTime | null;
  /** Null also where a later check found agreement and closed it. */
  readonly closed_by_name: string | null;
  readonly version: number;
}
