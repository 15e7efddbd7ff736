import { Controller, Post } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  CommandRequest,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { CourseTarget } from '../commands/course.target.js';
import type { CourseResource } from '../wire/course.contract.js';
import { decideWithdrawCourse } from './withdraw-course.decide.js';

/** `POST /admin-api/point-courses/{id}/withdraw` */
@Controller('admin-api/point-courses')
export class WithdrawCourseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly courses: CourseTarget,
  ) {}

  @Post(':id/withdraw')
  @ForOperators('run-shop')
  withdraw(@Commanded(CommandRequest) command: OperatorCommand): Promise<Answered<CourseResource>> {
    return this.commands.run(command, this.courses, decideWithdrawCourse);
  }
}
