import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetProjection, GetProjections } from '../rows/projections.query.js';
import type { ProjectionResource } from '../wire/reader.contract.js';

const RULES = {
  sortable: {
    id: 'r.name',
    name: 'r.name',
    kind: 'r.kind',
    lag_events: 's.lag_events',
    lag_seconds: 's.lag_seconds',
    parked_keys: 's.parked_keys',
    updated_at: 's.updated_at',
  },
  filterable: ['id', 'kind'],
  first: ['name', 'ASC'],
} as const;

/** `GET /admin-api/projections`: the consumers of the log and their lag. */
@Controller('admin-api/projections')
export class ProjectionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<ProjectionResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetProjections(listQuery));
    return new ListPage('projections', listQuery.from, rows, total);
  }

  @Get(':name')
  @ForOperators('read-books')
  async one(@Param('name') name: string): Promise<ProjectionResource> {
    const projection = await this.queries.execute(new GetProjection(name));
    if (!projection) throw new RefusedError(404);
    return projection;
  }
}
