import type { IsoTime, ListAnswer } from '../../platform/http/requests/wire.contract.js';

/** A movement of points or coins. */
export interface Movement {
  /** Yen paid, or 0. */
  readonly money: number;
  readonly created: IsoTime;
  readonly memo: string;
}

export interface PointMovement extends Movement {
  readonly id: string;
  /** The purchase of a pack that moved the points; '' for other movements. */
  readonly history_id: string;
  /** The payment that brought the points; '' for other movements. */
  readonly payment_id: string;
  /** The signed change. */
  readonly bonusPoint: number;
}

export interface CoinMovement extends Movement {
  /** The signed change. */
  readonly bonusCoin: number;
}

export type PointHistoryAnswer = ListAnswer<PointMovement>;
export type CoinHistoryAnswer = ListAnswer<CoinMovement>;

export interface PointHistoryCalls {
  /** Lists the movements of the member's points, newest first. */
  'GET /api/user/point/list[/{page}]': { answer: PointHistoryAnswer };
  /** Lists the movements of the member's coins, newest first. */
  'GET /api/user/coin/list[/{page}]': { answer: CoinHistoryAnswer };
}
