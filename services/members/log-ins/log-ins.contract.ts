import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** A log-in as operators see it. */
export interface LogInShown {
  readonly id: number;
  readonly at: IsoTime;
  /** The network address; empty if it was not recorded. */
  readonly address: string;
  /** The browser's User-Agent. */
  readonly device: string;
}

export interface LogInsCalls {
  /** Lists a member's log-ins with network address and browser, newest first. */
  'GET /admin-api/members/{id}/log-ins': { query: ListRequest; answer: readonly LogInShown[] };
}
