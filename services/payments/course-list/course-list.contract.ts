import type { ListRequest } from '../../platform/http/requests/wire.contract.js';
import type { CourseResource } from '../wire/course.contract.js';

export interface CourseListCalls {
  /** Lists all courses of points, including those not on sale. */
  'GET /admin-api/point-courses': { query: ListRequest; answer: readonly CourseResource[] };
  /** A course of points. */
  'GET /admin-api/point-courses/{id}': { answer: CourseResource };
}
