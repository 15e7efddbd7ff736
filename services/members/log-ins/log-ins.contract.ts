import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

/** A log-in as operators see it. */
export interface LogInShown {
  readonly id: number;
  readonly at: IsoTime;
  /** Of the network; empty where it was not noted. */
  readonly address: string;
  /** What the browser said it is. */
  readonly device: string;
}

export interface LogInsCalls {
  /** From where, and with what, a member logged in, newest first. */
  'GET /admin-api/members/{id}/log-ins': { query: ListRequest; answer: readonly LogInShown[] };
}
