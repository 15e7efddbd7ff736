import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { SiteResource } from '../wire/site.contract.js';
import { toSiteResource } from '../wire/site-resource.js';
import { GetSites } from './site-list.query.js';

const RULES = {
  sortable: { id: 'id', name: 'name', direction: 'direction', daily_limit: 'daily_limit', created: 'created_at' },
  filterable: ['id', 'open'],
  first: ['created', 'ASC'],
} as const;

/** Serves the operators' list of partner sites. */
@Controller('admin-api/partner-sites')
export class SiteListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<SiteResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetSites(listQuery));
    return new ListPage('partner-sites', listQuery.from, rows.map(toSiteResource), total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<SiteResource> {
    const listQuery = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetSites(listQuery));
    if (!rows[0]) throw new RefusedError(404);
    return toSiteResource(rows[0]);
  }
}
