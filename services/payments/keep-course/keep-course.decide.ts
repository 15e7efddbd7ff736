import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CourseKept, CourseRefusal } from '../commands/course.target.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';

/** Decides a course. A point costs a yen, so that paid yen equal issued points. @param before null for a new course */
export const decideKeepCourse = (before: Course | null, draft: CourseDraft): Decision<CourseKept, CourseRefusal> => {
  if (before?.withdrawn_at) return refuse({ code: 'IsWithdrawn' });
  if (Number(draft.point) !== Number(draft.price)) return refuse({ code: 'PointsDifferFromPrice' });
  return accept({ change: 'CourseKept', data: draft });
};
