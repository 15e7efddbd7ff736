import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { CourseResource } from '../wire/course.contract.js';
import { toCourseResource } from '../wire/course-resource.js';
import { GetCourses } from './course-list.query.js';

const RULES = {
  sortable: { id: 'id', position: 'position', price: 'price', created: 'created_at', on_sale: 'on_sale' },
  filterable: ['id', 'on_sale', 'withdrawn'],
  first: ['position', 'ASC'],
} as const;

/** Lists the courses of points for operators. */
@Controller('admin-api/point-courses')
export class CourseListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<CourseResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetCourses(listQuery));
    return new ListPage('point-courses', listQuery.from, rows.map(toCourseResource), total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<CourseResource> {
    const listQuery = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetCourses(listQuery));
    if (!rows[0]) throw new RefusedError(404);
    return toCourseResource(rows[0]);
  }
}
