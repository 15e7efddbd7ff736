/** What was bought on one day of Tokyo by one method as one course. */
export interface PointSale {
  readonly day: string;
  readonly method: string;
  readonly course_id: string;
  /** What the course cost then, in yen. */
  readonly price: number;
  readonly payments: number;
  readonly yen: number;
}

export interface PointSales {
  /** Days of Tokyo, both included. */
  readonly from: string;
  readonly to: string;
  /** Newest day first. */
  readonly sales: readonly PointSale[];
  readonly payments: number;
  readonly yen: number;
}

export interface PointSalesQuery {
  /** `2026-04-01`; thirty days up to the last one unless given. */
  readonly from?: string;
  /** Today unless given. */
  readonly to?: string;
}

export interface PointSalesCalls {
  /** The money that points were bought with, by day, method and course, as it stands in the books. */
  'GET /admin-api/point-sales': { query: PointSalesQuery; answer: PointSales };
}
