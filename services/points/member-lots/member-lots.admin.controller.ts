import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import type { LotShown } from './member-lots.contract.js';
import { GetMemberLots } from './member-lots.query.js';

const RULES = { sortable: { id: 'lot_id' }, filterable: ['state'], first: ['id', 'ASC'] } as const;

/**
 * `GET /admin-api/members/{id}/lots`: lists the lots with a value in spending order, or all lots with `state` `all`.
 */
@Controller('admin-api/members')
export class MemberLotsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/lots')
  @ForOperators('read-members')
  async lots(@Param('id') id: string, @Query() query: ListQuery): Promise<ListPage<LotShown>> {
    const { filter, from, limit } = parseListQuery(query, RULES);
    const which = filter.state?.[0] === 'all' ? 'all' : 'live';
    const { rows, total } = await this.queries.execute(new GetMemberLots(id, which, from, limit));
    return new ListPage('lots', from, rows, total);
  }
}
