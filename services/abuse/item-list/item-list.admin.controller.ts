import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetAbuseItem, GetAbuseItems } from '../rows/abuse-items.query.js';
import type { AbuseItem } from '../wire/abuse-item.contract.js';

const RULES = {
  sortable: { id: 'i.id', score: 'i.score', since: 'i.since', stake_points: 'i.stake_points' },
  filterable: ['id', 'member_id', 'state'],
  first: ['score', 'DESC'],
} as const;

/** Lists the queue: groups of members who may be one person, or act together. */
@Controller('admin-api/abuse-items')
export class ItemListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<AbuseItem>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetAbuseItems(list));
    return new ListPage('abuse-items', list.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<AbuseItem> {
    const item = await this.queries.execute(new GetAbuseItem(id));
    if (!item) throw new RefusedError(404);
    return item;
  }
}
