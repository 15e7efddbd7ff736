import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { UnusedAccountResource } from './unused-account-list.contract.js';
import { GetUnusedAccounts } from './unused-account-list.query.js';

const RULES = {
  sortable: { id: 'u.member_id', used_at: 'u.used_at', closes_at: 'u.closes_at' },
  filterable: ['id', 'state'],
  first: ['closes_at', 'ASC'],
} as const;

/** Lists unused accounts for operators who look after members and books. */
@Controller('admin-api/unused-accounts')
export class UnusedAccountListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<UnusedAccountResource>> {
    const listRequest = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetUnusedAccounts(listRequest));
    return new ListPage('unused-accounts', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<UnusedAccountResource> {
    const listRequest = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetUnusedAccounts(listRequest));
    if (!rows[0]) throw new RefusedError(404);
    return rows[0];
  }
}
