import type { Fraction, IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A consumer of the log, or an engine that delivers the log to consumers. */
export interface ProjectionResource {
  /** The name. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'projection' | 'policy' | 'engine';
  /** It is part of the ledger, so its dead letters cannot be discarded. */
  readonly ledger: boolean;
  /** Null if it has never run. */
  readonly lag_events: number | null;
  readonly lag_seconds: Fraction | null;
  readonly parked_keys: number;
  /** The time at which a consumer last advanced, or an engine was last at work. */
  readonly updated_at: IsoTime | null;
  /** The progress of a running rebuild; null if none is running. */
  readonly rebuilding: { readonly started_at: IsoTime; readonly reached: number; readonly head: number } | null;
  /** The reason for which the last rebuild kept the old table. */
  readonly rebuild_error: string | null;
  /** Rows and sums that the last rebuild changed, or would have changed if it kept the old table. */
  readonly rebuild_changes: Readonly<Record<string, { readonly before: number; readonly after: number }>> | null;
  /** The value with which an owner accepts these changes for the next rebuild. */
  readonly rebuild_acceptance: string | null;
  /** The time of the last comparison with the log. `differences` has its result. */
  readonly reconciled_at: IsoTime | null;
  readonly differences: Readonly<Record<string, number>> | null;
  /** The last canary event of each lane, for the consumer `canary`; null for all others. */
  readonly emissions: readonly { readonly lane: number; readonly emitted_at: IsoTime }[] | null;
}
