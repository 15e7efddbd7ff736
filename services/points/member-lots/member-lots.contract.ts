import type { IsoTime, ListRequest } from '../../platform/http/wire.contract.js';

export type LotState = 'live' | 'expired' | 'empty';

/** A lot as operators see it. */
export interface LotShown {
  readonly id: string;
  readonly kind: 'paid' | 'free';
  readonly issued: number;
  readonly remaining: number;
  readonly issued_at: IsoTime;
  readonly expires_at: IsoTime;
  /** `live` is worth its remaining points; `expired` ran out of time, and awaits its booking. */
  readonly state: LotState;
  /** What the points came from, `grant`, `decision`, …, and that document's id. */
  readonly origin: string;
  readonly document: string;
}

export interface MemberLotsCalls {
  /** A member’s lots of points; with the filter `{"state":"all"}` those that are empty or over, too. */
  'GET /admin-api/members/{id}/lots': { query: ListRequest; answer: readonly LotShown[] };
}
