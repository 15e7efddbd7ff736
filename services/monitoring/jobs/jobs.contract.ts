import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** What the clock sets off, as the operators' API shows it. */
export interface JobResource {
  /** The name. */
  readonly id: string;
  /** How it is set off: when something is due, or every so often. */
  readonly kind: 'timer' | 'minute' | 'hour';
  readonly state: 'never' | 'fine' | 'failing';
  readonly ran_at: IsoTime | null;
  readonly took_ms: number | null;
  /** How many things the last run settled; null where it does not count. */
  readonly settled: number | null;
  /** How many things are due by now and not settled; null for a round. */
  readonly due: number | null;
  /** How many of them could not be settled and are tried again later; null for a round. */
  readonly failing: number | null;
  /** When the next thing is due, or the next round. */
  readonly next_due_at: IsoTime | null;
  readonly last_error: string | null;
  readonly failed_at: IsoTime | null;
}

export interface JobsCalls {
  /** What the clock sets off. */
  'GET /admin-api/jobs': { query: ListRequest; answer: readonly JobResource[] };
  /** One job. */
  'GET /admin-api/jobs/{name}': { answer: JobResource };
}
