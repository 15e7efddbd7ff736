import type { Done, ListAnswer } from '../../platform/http/requests/wire.contract.js';

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
  /** Lists the courses on sale, in the shop's order. */
  'GET /api/user/point_price[/{page}]': { answer: CourseListAnswer };
  /** Returns a course, and remembers it in the session as the current one. */
  'GET /api/user/point_price/detail/{id}': { answer: CourseAnswer };
}
