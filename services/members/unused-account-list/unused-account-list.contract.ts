import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

/** An account that nobody has used for five months, or that an operator keeps. */
export interface UnusedAccountResource {
  /** The member's id. */
  readonly id: string;
  /** The last use, to the hour. */
  readonly used_at: IsoTime;
  /**
   * `untold`: not announced yet; `told`, `told-again`: announced once or twice; `held`: cannot be closed now; `kept`: kept by
   * an operator.
   */
  readonly state: 'untold' | 'told' | 'told-again' | 'held' | 'kept';
  /** The reasons why it cannot be closed now: a ban or pause, a debt, or open business. */
  readonly held_by: readonly ('barred' | 'owes' | 'cards' | 'parcels' | 'payments' | 'transfers')[];
  readonly kept_at: IsoTime | null;
  readonly told_at: IsoTime | null;
  readonly told_again_at: IsoTime | null;
  /** The earliest time of the closing; null without an announcement. */
  readonly closes_at: IsoTime | null;
  /** Points that would lapse. */
  readonly points: number;
  readonly coins: number;
}

export interface UnusedAccountListCalls {
  /** Lists unused accounts, the next to be closed first. */
  'GET /admin-api/unused-accounts': { query: ListRequest; answer: readonly UnusedAccountResource[] };
  /** Returns an unused account by its member's id. */
  'GET /admin-api/unused-accounts/{id}': { answer: UnusedAccountResource };
}
