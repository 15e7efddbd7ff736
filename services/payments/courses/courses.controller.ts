import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '../../kernel/languages.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { CurrentContext, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { Course } from '../rows/courses.rows.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import type { CourseAnswer, CourseListAnswer, ShownCourse } from './courses.contract.js';
import { GetSoldCourse, GetSoldCourses } from './courses.query.js';

const PAGE_SIZE = 20;

const show = (course: Course, language: Language): ShownCourse => ({
  id: course.id,
  point: course.point,
  price: course.price,
  memo: (language === 'en' && course.memo_en) || course.memo,
  bonus_point: course.bonus_point,
  bonus_coin: course.bonus_coin,
});

/** Serves the courses to members. */
@Controller('user/point_price')
export class CoursesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly memories: SessionMemories,
  ) {}

  @Get(['', ':page'])
  @ForMembers()
  async list(@CurrentContext() { language }: RequestContext, @Param('page') text?: string): Promise<CourseListAnswer> {
    const page = parsePage(text);
    const { rows, total } = await this.queries.execute(new GetSoldCourses(page, PAGE_SIZE));
    const list = rows.map((course) => show(course, language));
    return { state: 200, ...buildPage(list, page, PAGE_SIZE, total) };
  }

  @Get('detail/:id')
  @ForMembers()
  async detail(@CurrentContext() context: RequestContext, @Param('id') id: string): Promise<CourseAnswer> {
    const course = await this.queries.execute(new GetSoldCourse(id));
    if (!course) throw new RefusedError(404);
    await this.memories.rememberCourse(context.sessionId, course.id);
    return { state: 200, detail: show(course, context.language) };
  }
}
