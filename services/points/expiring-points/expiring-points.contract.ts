import type { Done } from '../../platform/http/wire.contract.js';

/** Points that expire on one day. */
export interface ExpiringPoints {
  /** In Tokyo, `2026-12-01`: the last of them expires on it. */
  readonly day: string;
  readonly point: number;
}

export interface ExpiringPointsAnswer extends Done {
  /** The next twelve of such days, the soonest first. */
  readonly list: readonly ExpiringPoints[];
}

export interface ExpiringPointsCalls {
  /** When the member's points expire. */
  'GET /api/user/point/expiring': { answer: ExpiringPointsAnswer };
}
