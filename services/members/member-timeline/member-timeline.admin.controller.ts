import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import type { TimelineEvent } from './member-timeline.contract.js';
import { GetMemberTimeline } from './member-timeline.query.js';

const RULES = { sortable: { id: 'id' }, filterable: ['is_reversible'], first: ['id', 'DESC'] } as const;

/** `GET /admin-api/members/{id}/timeline` */
@Controller('admin-api/members')
export class MemberTimelineController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/timeline')
  @ForOperators('read-members')
  async timeline(@Param('id') id: string, @Query() query: ListQuery): Promise<ListPage<TimelineEvent>> {
    const { from, limit, filter } = parseListQuery(query, RULES);
    const onlyOpenGrants = filter.is_reversible?.includes('true') ?? false;
    const { rows, total } = await this.queries.execute(new GetMemberTimeline(id, from, limit, onlyOpenGrants));
    return new ListPage('timeline', from, rows, total);
  }
}
