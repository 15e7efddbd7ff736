import type { Done } from '../../platform/http/requests/wire.contract.js';

/** Points that expire on one day. */
export interface ExpiringPoints {
  /** The day in Tokyo, `2026-12-01`, on which the last of them expires. */
  readonly day: string;
  readonly point: number;
}

export interface ExpiringPointsAnswer extends Done {
  /** The next twelve such days, the soonest first. */
  readonly list: readonly ExpiringPoints[];
}

export interface ExpiringPointsCalls {
  /** Lists when the member's points expire. */
  'GET /api/user/point/expiring': { answer: ExpiringPointsAnswer };
}
