import type { IsoTime, ListRequest } from '../../platform/http/requests/wire.contract.js';

export type LotState = 'live' | 'expired' | 'empty';

/** A lot in the console. */
export interface LotShown {
  readonly id: string;
  readonly kind: 'paid' | 'free';
  readonly issued: number;
  readonly remaining: number;
  readonly issued_at: IsoTime;
  readonly expires_at: IsoTime;
  /** `live` has value; `expired` is over, but its expiry is not recorded yet. */
  readonly state: LotState;
  /** The kind of document that the points came from, `grant`, `decision`, …, and its id. */
  readonly origin: string;
  readonly document: string;
}

export interface MemberLotsCalls {
  /** Lists a member’s lots; with the filter `{"state":"all"}` also empty and expired ones. */
  'GET /admin-api/members/{id}/lots': { query: ListRequest; answer: readonly LotShown[] };
}
