import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A fact that a reader could not take in, as the operators' API shows it; its data only where one is asked for. */
export interface DeadLetterResource {
  readonly id: string;
  readonly reader: string;
  readonly seq: number;
  readonly event_id: string;
  readonly type: string;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly partition_key: string;
  readonly recorded_at: IsoTime;
  /** What went wrong; null for one that only waits behind another of its key. */
  readonly error: string | null;
  readonly attempts: number;
  readonly state: 'open' | 'taken' | 'discarded';
  readonly parked_at: IsoTime;
  readonly closed_at: IsoTime | null;
  /** The one that a retry begins with. */
  readonly is_first: boolean;
  /** How many wait behind it. */
  readonly behind: number;
  /** Its reader keeps books: it may wait, but is never discarded. */
  readonly is_ledger: boolean;
  readonly data?: object;
}
