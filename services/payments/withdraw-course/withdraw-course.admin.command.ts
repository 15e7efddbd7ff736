import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { CourseTarget } from '../commands/course.target.js';
import { decideWithdrawCourse } from './withdraw-course.decide.js';

/** Withdraws a course of points for good. */
export const withdrawCourse = operatorCommand({
  route: 'POST point-courses/:id/withdraw',
  permission: 'run-shop',
  request: CommandRequest,
  target: CourseTarget,
  decide: decideWithdrawCourse,
});
