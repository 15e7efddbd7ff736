import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

/** An account that is closed, and how far its person is erased. It says of nobody who they were. */
export interface ClosedAccountResource {
  /** The member's. */
  readonly id: string;
  readonly closed_at: IsoTime;
  /** By the member, or because nobody had used it for long. */
  readonly because: 'asked' | 'unused';
  /** What lapsed. */
  readonly points: number;
  readonly coins: number;
  /** When all that told who it was was gone; null while something is kept for its time. */
  readonly erased_at: IsoTime | null;
  /** When more is erased; null once all is. */
  readonly next_erasure_at: IsoTime | null;
}

export interface ClosedAccountListCalls {
  /** Accounts that are closed, newest first. */
  'GET /admin-api/closed-accounts': { query: ListRequest; answer: readonly ClosedAccountResource[] };
  /** A closed account, by its member's id. */
  'GET /admin-api/closed-accounts/{id}': { answer: ClosedAccountResource };
}
