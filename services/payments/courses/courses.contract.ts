import type { Done, ListAnswer } from '../../platform/http/wire.contract.js';

/** A course of points, in the reader's language. */
export interface ShownCourse {
  readonly id: string;
  /** Paid points. */
  readonly point: number;
  /** Yen. */
  readonly price: number;
  readonly memo: string;
  /** Free points. */
  readonly bonus_point: number;
  readonly bonus_coin: number;
}

export type CourseListAnswer = ListAnswer<ShownCourse>;

export interface CourseAnswer extends Done {
  readonly detail: ShownCourse;
}

export interface CoursesCalls {
  /** The courses that can be bought, in the shop's order. */
  'GET /api/user/point_price[/{page}]': { answer: CourseListAnswer };
  /** A course; the session remembers it as the current one. */
  'GET /api/user/point_price/detail/{id}': { answer: CourseAnswer };
}
