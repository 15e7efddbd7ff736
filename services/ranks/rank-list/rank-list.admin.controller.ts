import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { RankResource } from '../wire/rank.contract.js';
import { toRankResource } from '../wire/rank-resource.js';
import { GetRanks } from './rank-list.query.js';

const RULES = {
  sortable: { id: 'id', rank_max_price: 'rank_max_price', rank_coin: 'rank_coin', created: 'created_at' },
  filterable: ['id', 'withdrawn'],
  first: ['rank_max_price', 'ASC'],
} as const;

/** Lists ranks for operators. */
@Controller('admin-api/ranks')
export class RankListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-ranks')
  async list(@Query() query: ListQuery): Promise<ListPage<RankResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetRanks(listQuery));
    return new ListPage('ranks', listQuery.from, rows.map(toRankResource), total);
  }

  @Get(':id')
  @ForOperators('read-ranks')
  async one(@Param('id') id: string): Promise<RankResource> {
    const listQuery = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetRanks(listQuery));
    if (!rows[0]) throw new RefusedError(404);
    return toRankResource(rows[0]);
  }
}
