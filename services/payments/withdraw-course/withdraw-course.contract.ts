import type { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import type { CourseResource } from '../wire/course.contract.js';

export interface WithdrawCourseCalls {
  /** Withdraws a course for good. */
  'POST /admin-api/point-courses/{id}/withdraw': { request: CommandRequest; answer: CourseResource };
}
