import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { OperatorsModule, Subjects } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { CourseTarget } from './commands/course.target.js';
import { CourseListController } from './course-list/course-list.admin.controller.js';
import { GetCoursesHandler } from './course-list/course-list.query.js';
import { CoursesController } from './courses/courses.controller.js';
import { GetSoldCourseHandler, GetSoldCoursesHandler } from './courses/courses.query.js';
import { KeepCourseController } from './keep-course/keep-course.admin.controller.js';
import { COURSE_NAMES } from './rows/course-names.rows.js';
import { SessionMemories } from './rows/session-memory.rows.js';
import { paymentStream } from './streams/payment.state.js';
import { WithdrawCourseController } from './withdraw-course/withdraw-course.admin.controller.js';

@Module({
  imports: [OperatorsModule],
  controllers: [CoursesController, CourseListController, KeepCourseController, WithdrawCourseController],
  providers: [SessionMemories, CourseTarget, GetSoldCoursesHandler, GetSoldCourseHandler, GetCoursesHandler],
})
export class PaymentsModule {
  constructor(subjects: Subjects) {
    subjects.add('point-courses', COURSE_NAMES);
  }
}

export const paymentsPart: Part = {
  name: 'payments',
  module: PaymentsModule,
  streams: [paymentStream],
  outdated: [{ table: 'payments.session_memory', column: 'changed_at', lifeMs: 90 * DAY_MS }],
};
