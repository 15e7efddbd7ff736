/** The sales on one day in Tokyo by one method and course. */
export interface PointSale {
  readonly day: string;
  readonly method: string;
  readonly course_id: string;
  /** The price of the course at that time, in yen. */
  readonly price: number;
  readonly payments: number;
  readonly yen: number;
}

export interface PointSales {
  /** The first and last day in Tokyo. */
  readonly from: string;
  readonly to: string;
  /** The sales, newest day first. */
  readonly sales: readonly PointSale[];
  readonly payments: number;
  readonly yen: number;
}

export interface PointSalesQuery {
  /** `2026-04-01`. The default is thirty days up to the last one. */
  readonly from?: string;
  /** The default is today. */
  readonly to?: string;
}

export interface PointSalesCalls {
  /** Lists the money for which points were bought, by day, method and course, from the ledger. */
  'GET /admin-api/point-sales': { query: PointSalesQuery; answer: PointSales };
}
