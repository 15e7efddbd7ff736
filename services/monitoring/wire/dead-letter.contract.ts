import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** An event that a consumer could not process. `data` is present only if a single letter is requested. */
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
  /** The error; null if the event only waits behind another of its key. */
  readonly error: string | null;
  readonly attempts: number;
  readonly state: 'open' | 'taken' | 'discarded';
  readonly parked_at: IsoTime;
  readonly closed_at: IsoTime | null;
  /** It is the first open letter of its key, with which a retry begins. */
  readonly is_first: boolean;
  /** The number of letters that wait behind it. */
  readonly behind: number;
  /** Its consumer is part of the ledger, so it cannot be discarded. */
  readonly is_ledger: boolean;
  readonly data?: object;
}
