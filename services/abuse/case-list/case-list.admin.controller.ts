import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetAbuseCase, GetAbuseCases } from '../rows/abuse-cases.query.js';
import type { AbuseCase } from '../wire/abuse-case.contract.js';

const RULES = {
  sortable: { id: 'c.id', score: 'c.score', opened_at: 'c.opened_at' },
  filterable: ['id', 'member_id', 'state', 'assigned_to'],
  first: ['id', 'DESC'],
} as const;

/** Lists cases. */
@Controller('admin-api/abuse-cases')
export class CaseListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<AbuseCase>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetAbuseCases(list));
    return new ListPage('abuse-cases', list.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<AbuseCase> {
    const abuseCase = await this.queries.execute(new GetAbuseCase(id));
    if (!abuseCase) throw new RefusedError(404);
    return abuseCase;
  }
}
