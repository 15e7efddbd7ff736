import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** One value that differs from the log. */
export interface FoundDifference {
  /** The name of the column; for a number of the log, the kind of the fault. */
  readonly value: string;
  /** The lot with this value. */
  readonly lot_id: string | null;
  readonly expected: string | null;
  readonly found: string | null;
}

/** A difference between the shop's rows and the log. */
export interface BookFinding {
  readonly id: string;
  readonly check: 'wallet' | 'box' | 'chain' | 'entry' | 'draw' | 'shipment' | 'signature' | 'public-log' | 'rows';
  /** The subject of the check: a member, pack, draw, shipment, ledger entry, number of the log, or table. */
  readonly subject: string;
  /** The owner of these points or cards, who is frozen while the finding is open; null if nobody owns them. */
  readonly member_id: string | null;
  /** The number of the event; null if only a row differs. */
  readonly seq: number | null;
  readonly differences: readonly FoundDifference[];
  readonly state: 'open' | 'closed';
  /** True if the last check still found the difference. */
  readonly there: boolean;
  readonly found_at: IsoTime;
  readonly seen_at: IsoTime;
  readonly closed_at: IsoTime | null;
  /** Also null if a later check found agreement and closed it. */
  readonly closed_by_name: string | null;
  readonly version: number;
}
