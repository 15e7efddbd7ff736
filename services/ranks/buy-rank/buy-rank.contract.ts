import { IsInt, Matches, Max, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const VALUE = withMessage('不正な値です。', 'invalid value');
const MAX_COINS = 1_000_000;

/** `POST /api/user/buy_rank` */
export class BuyRankRequest {
  /** The price as the page showed it: `rank_coin` of the member's detail. */
  @IsInt(VALUE)
  @Min(0, VALUE)
  @Max(MAX_COINS, VALUE)
  coin!: number;

  /** The value `next_month` of the member's detail, or the rank's name or id. */
  @Matches(/^[^\p{Cc}]{1,100}$/u, VALUE)
  next_month_rank!: string;
}

export interface BuyRankAnswer extends Done {
  /** '1' when the rank is kept, '0' for too few coins. */
  readonly result: '0' | '1';
}

export interface BuyRankCalls {
  /** Keeps the member's rank for the next month, for coins. */
  'POST /api/user/buy_rank': { request: BuyRankRequest; answer: BuyRankAnswer };
}
