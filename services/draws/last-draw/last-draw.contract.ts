import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { DrawAnswer } from '../wire/drawn-card.contract.js';

/** Nothing was drawn in this session. */
export interface NoDrawAnswer extends Done {
  readonly result: '0';
  readonly cards: readonly [];
  readonly title: '';
  readonly created: '';
  readonly card_type: '';
  readonly is_buy_coin: '0';
  readonly history_id: '';
}

export type LastDrawAnswer = DrawAnswer | NoDrawAnswer;

export interface LastDrawQuery {
  /** A draw other than the session's last one. */
  readonly pack_history_id?: string;
}

export interface LastDrawCalls {
  /** Returns the session's last draw, for its animation. */
  'GET /api/user/pack/gache_result': { answer: LastDrawAnswer };
  /** Returns the undecided cards of the draw. */
  'GET /api/user/pack/buy_result': { query: LastDrawQuery; answer: LastDrawAnswer };
}
