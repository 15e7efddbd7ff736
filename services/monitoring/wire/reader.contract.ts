import type { Fraction, IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A reader of the log, or an engine that brings it to the readers, as the operators' API shows it. */
export interface ProjectionResource {
  /** The name. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'projection' | 'policy' | 'engine';
  /** Of these nothing may be discarded. */
  readonly ledger: boolean;
  /** Null for one that has never run. */
  readonly lag_events: number | null;
  readonly lag_seconds: Fraction | null;
  readonly parked_keys: number;
  /** When a reader last moved, and when an engine was last at work. */
  readonly updated_at: IsoTime | null;
  /** How far a rebuild is that is under way. */
  readonly rebuilding: { readonly started_at: IsoTime; readonly reached: number; readonly head: number } | null;
  /** Why the last rebuild ended without a new table. */
  readonly rebuild_error: string | null;
  /** Rows and sums that the last rebuild changed; where it ended without a new table, that it would have. */
  readonly rebuild_changes: Readonly<Record<string, { readonly before: number; readonly after: number }>> | null;
  /** What an owner accepts these with, where the next rebuild is to make them. */
  readonly rebuild_acceptance: string | null;
  /** When it was last compared with the log, and what it had too much or too little of. */
  readonly reconciled_at: IsoTime | null;
  readonly differences: Readonly<Record<string, number>> | null;
  /** Of the canary: when the last one that came through each lane was emitted. Null of all others. */
  readonly emissions: readonly { readonly lane: number; readonly emitted_at: IsoTime }[] | null;
}
