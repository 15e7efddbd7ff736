import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CourseRefusal, CourseWithdrawn } from '../commands/course.target.js';
import type { Course } from '../rows/courses.rows.js';

/** Decides a withdrawal. Payments under way still deliver the course, which they have recorded. */
export const decideWithdrawCourse = (course: Course): Decision<CourseWithdrawn, CourseRefusal> =>
  course.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'CourseWithdrawn', data: {} });
