import { Controller, Post, Put } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import { coins, points, yen } from '../../kernel/money.js';
import { Clock } from '../../kernel/time.js';
import {
  type Answered,
  Commanded,
  type Deciding,
  ForOperators,
  fourEyesBonus,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { CourseTarget } from '../commands/course.target.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';
import type { CourseResource } from '../wire/course.contract.js';
import { CourseRequest } from './keep-course.contract.js';
import { decideKeepCourse } from './keep-course.decide.js';
import { worthOfCourse } from './worth-of-course.js';

/** `POST /admin-api/point-courses` and `PUT /admin-api/point-courses/{id}`. */
@Controller('admin-api/point-courses')
export class KeepCourseController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly courses: CourseTarget,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ForOperators('run-shop')
  create(@Commanded(CourseRequest) command: OperatorCommand<CourseRequest>): Promise<Answered<CourseResource>> {
    const draft = draftOf(command.request);
    return this.commands.create(command, newId(this.clock.now()), this.courses, (_, deciding) =>
      this.decide(null, draft, deciding),
    );
  }

  @Put(':id')
  @ForOperators('run-shop')
  edit(@Commanded(CourseRequest) command: OperatorCommand<CourseRequest>): Promise<Answered<CourseResource>> {
    return this.commands.run(command, this.courses, (course, deciding) =>
      this.decide(course, draftOf(command.request), deciding),
    );
  }

  private async decide(before: Course | null, draft: CourseDraft, { second }: Deciding) {
    const decision = decideKeepCourse(before, draft);
    const worth = decision.refusal ? null : worthOfCourse(before, draft);
    const opinion = worth && (await second({ worth, binds: {}, limit: fourEyesBonus }));
    return opinion?.refusal ? opinion : decision;
  }
}

const draftOf = ({
  version: _,
  reason: __,
  price,
  point,
  bonus_point,
  bonus_coin,
  ...rest
}: CourseRequest): CourseDraft => ({
  ...rest,
  price: yen(price),
  point: points(point),
  bonus_point: points(bonus_point),
  bonus_coin: coins(bonus_coin),
});
