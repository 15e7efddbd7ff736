import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { NoticeResource } from '../wire/notice.contract.js';
import { toNoticeResource } from '../wire/notice-resource.js';
import { GetNotices } from './notices.query.js';

const RULES = {
  sortable: { id: 'id', title_ja: 'title_ja', published: 'published', created: 'created_at', show_from: 'show_from' },
  filterable: ['id', 'published', 'q'],
  first: ['created', 'DESC'],
} as const;

/** Lists notices to operators. */
@Controller('admin-api/notices')
export class NoticesAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('serve-members')
  async list(@Query() query: ListQuery): Promise<ListPage<NoticeResource>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetNotices(list));
    return new ListPage('notices', list.from, rows.map(toNoticeResource), total);
  }

  @Get(':id')
  @ForOperators('serve-members')
  async one(@Param('id') id: string): Promise<NoticeResource> {
    const list = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetNotices(list));
    if (!rows[0]) throw new RefusedError(404);
    return toNoticeResource(rows[0]);
  }
}
