import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

/** An account that nobody has used for five months, or that an operator keeps. */
export interface UnusedAccountResource {
  /** The member's. */
  readonly id: string;
  /** To the hour. */
  readonly used_at: IsoTime;
  /**
   * `untold`: nothing was done about it yet; `told`, `told-again`: the member knows; `held`: something bars its closing at
   * the moment; `kept`: by an operator.
   */
  readonly state: 'untold' | 'told' | 'told-again' | 'held' | 'kept';
  /** What bars its closing at the moment: a ban or pause, what they owe, or what is under way. */
  readonly held_by: readonly ('barred' | 'owes' | 'cards' | 'parcels' | 'payments' | 'transfers')[];
  readonly kept_at: IsoTime | null;
  readonly told_at: IsoTime | null;
  readonly told_again_at: IsoTime | null;
  /** Not before; null while the member was not told. */
  readonly closes_at: IsoTime | null;
  /** What would lapse. */
  readonly points: number;
  readonly coins: number;
}

export interface UnusedAccountListCalls {
  /** Accounts that nobody uses, the first to be closed first. */
  'GET /admin-api/unused-accounts': { query: ListRequest; answer: readonly UnusedAccountResource[] };
  /** An account that nobody uses, by its member's id. */
  'GET /admin-api/unused-accounts/{id}': { answer: UnusedAccountResource };
}
