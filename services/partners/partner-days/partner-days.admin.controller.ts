import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { PartnerDayResource } from './partner-days.contract.js';
import { GetPartnerDays } from './partner-days.query.js';

const RULES = {
  sortable: { id: 'id', day: 'day', transfers: 'transfers', points_in: 'points_in', points_out: 'points_out' },
  filterable: ['id', 'site_id', 'result'],
  first: ['day', 'DESC'],
} as const;

/** Serves the days of partner sites to auditors. */
@Controller('admin-api/partner-days')
export class PartnerDaysController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<PartnerDayResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetPartnerDays(listQuery));
    return new ListPage('partner-days', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<PartnerDayResource> {
    const listQuery = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetPartnerDays(listQuery));
    if (!rows[0]) throw new RefusedError(404);
    return rows[0];
  }
}
