import type { Coins, Points, Yen } from '../../kernel/money.js';

/** The price and content of a course. */
export interface Offer {
  readonly id: string;
  readonly price: Yen;
  readonly point: Points;
  readonly bonus_point: Points;
  readonly bonus_coin: Coins;
  readonly on_sale: boolean;
}
