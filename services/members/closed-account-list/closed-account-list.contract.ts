import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** A closed account and the progress of its erasure. It has no personal data. */
export interface ClosedAccountResource {
  /** The member's id. */
  readonly id: string;
  readonly closed_at: IsoTime;
  /** `asked`: closed by the member; `unused`: closed because nobody had used it for six months. */
  readonly because: 'asked' | 'unused';
  /** Points that lapsed. */
  readonly points: number;
  readonly coins: number;
  /** When all personal data was erased; null while some is still kept. */
  readonly erased_at: IsoTime | null;
  /** When more is erased; null once everything is. */
  readonly next_erasure_at: IsoTime | null;
}

export interface ClosedAccountListCalls {
  /** Lists closed accounts, newest first. */
  'GET /admin-api/closed-accounts': { query: ListRequest; answer: readonly ClosedAccountResource[] };
  /** Returns a closed account by its member's id. */
  'GET /admin-api/closed-accounts/{id}': { answer: ClosedAccountResource };
}
