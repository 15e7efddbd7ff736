import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { ClosedAccountResource } from './closed-account-list.contract.js';
import { GetClosedAccounts } from './closed-account-list.query.js';

const RULES = {
  sortable: {
    id: 'c.member_id',
    closed_at: 'c.closed_at',
    points: 'c.points',
    coins: 'c.coins',
    erased_at: 'c.erased_at',
  },
  filterable: ['id', 'because', 'erased'],
  first: ['closed_at', 'DESC'],
} as const;

/** Lists closed accounts for operators who must show that personal data is erased. */
@Controller('admin-api/closed-accounts')
export class ClosedAccountListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<ClosedAccountResource>> {
    const listRequest = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetClosedAccounts(listRequest));
    return new ListPage('closed-accounts', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<ClosedAccountResource> {
    const listRequest = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetClosedAccounts(listRequest));
    if (!rows[0]) throw new RefusedError(404);
    return rows[0];
  }
}
