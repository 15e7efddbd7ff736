import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CourseKept, CourseRefusal } from '../commands/course.target.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';

/** A point is a yen, so that what was paid and what was issued for it are one number. @param before null for a new one */
export const decideKeepCourse = (before: Course | null, draft: CourseDraft): Decision<CourseKept, CourseRefusal> => {
  if (before?.withdrawn_at) return refuse({ code: 'IsWithdrawn' });
  if (Number(draft.point) !== Number(draft.price)) return refuse({ code: 'PointsDifferFromPrice' });
  return accept({ change: 'CourseKept', data: draft });
};
