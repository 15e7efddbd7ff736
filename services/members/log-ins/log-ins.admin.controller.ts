import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import type { LogInShown } from './log-ins.contract.js';
import { GetLogIns } from './log-ins.query.js';

const RULES = { sortable: { id: 'id' }, filterable: [], first: ['id', 'DESC'] } as const;

/** `GET /admin-api/members/{id}/log-ins`: lists a member's log-ins; finance has no permission. */
@Controller('admin-api/members')
export class LogInsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/log-ins')
  @ForOperators('serve-members')
  @ShowsPerson()
  async logIns(@Param('id') id: string, @Query() query: ListQuery): Promise<ListPage<LogInShown>> {
    const { from, limit } = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetLogIns(id, from, limit));
    return new ListPage('log-ins', from, rows, total);
  }
}
