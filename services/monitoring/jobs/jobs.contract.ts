import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** A scheduled job. */
export interface JobResource {
  /** The name. */
  readonly id: string;
  /** `timer` runs when something is due; `minute` and `hour` run at that interval. */
  readonly kind: 'timer' | 'minute' | 'hour';
  readonly state: 'never' | 'fine' | 'failing';
  readonly ran_at: IsoTime | null;
  readonly took_ms: number | null;
  /** The number of items that the last run settled; null if the job does not count them. */
  readonly settled: number | null;
  /** The number of due items that are not settled yet; null for interval jobs. */
  readonly due: number | null;
  /** The number of items that failed and are retried later; null for interval jobs. */
  readonly failing: number | null;
  /** The time of the next due item, or of the next interval. */
  readonly next_due_at: IsoTime | null;
  readonly last_error: string | null;
  readonly failed_at: IsoTime | null;
}

export interface JobsCalls {
  /** Lists the scheduled jobs. */
  'GET /admin-api/jobs': { query: ListRequest; answer: readonly JobResource[] };
  /** Returns one scheduled job. */
  'GET /admin-api/jobs/{name}': { answer: JobResource };
}
