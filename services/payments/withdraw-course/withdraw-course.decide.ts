import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { CourseRefusal, CourseWithdrawn } from '../commands/course.target.js';
import type { Course } from '../rows/courses.rows.js';

/** Whoever has begun to pay for it gets it all the same: what they pay is their payment's own record. */
export const decideWithdrawCourse = (course: Course): Decision<CourseWithdrawn, CourseRefusal> =>
  course.withdrawn_at ? refuse({ code: 'IsWithdrawn' }) : accept({ change: 'CourseWithdrawn', data: {} });
