import type { Coins, Points, Yen } from '../../kernel/money.js';

/** What a course costs and gives. */
export interface Offer {
  readonly id: string;
  readonly price: Yen;
  readonly point: Points;
  readonly bonus_point: Points;
  readonly bonus_coin: Coins;
  readonly on_sale: boolean;
}
