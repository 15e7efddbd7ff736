import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { JobResource } from './jobs.contract.js';
import { GetJobs } from './jobs.query.js';

const RULES = { sortable: { id: 'name' }, filterable: ['id', 'state'], first: ['id', 'ASC'] } as const;

/** `GET /admin-api/jobs`: the scheduled jobs. The list is short and always ordered by name. */
@Controller('admin-api/jobs')
export class JobsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<JobResource>> {
    const listQuery = parseListQuery(query, RULES);
    const all = await this.queries.execute(new GetJobs());
    const matching = all.filter(
      ({ id, state }) =>
        (listQuery.filter.id?.includes(id) ?? true) && (listQuery.filter.state?.includes(state) ?? true),
    );
    return ListPage.of('jobs', listQuery, matching);
  }

  @Get(':name')
  @ForOperators('read-books')
  async one(@Param('name') name: string): Promise<JobResource> {
    const job = (await this.queries.execute(new GetJobs())).find(({ id }) => id === name);
    if (!job) throw new RefusedError(404);
    return job;
  }
}
