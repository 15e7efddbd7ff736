import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { adminList, contentRange, ForOperators, type ListQuery } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetJobs, type JobResource } from './jobs.query.js';

const RULES = { sortable: { id: 'name' }, filterable: ['id', 'state'], first: ['id', 'ASC'] } as const;

/** What the clock sets off; they are few, so the list is always in the order of their names. */
@Controller('admin-api/jobs')
export class JobsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('owner', 'finance')
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly JobResource[]> {
    const { from, limit, filter } = adminList(query, RULES);
    const all = await this.queries.execute(new GetJobs());
    const matching = all.filter(
      ({ id, state }) => (filter.id?.includes(id) ?? true) && (filter.state?.includes(state) ?? true),
    );
    const rows = matching.slice(from, from + limit);
    contentRange(reply, 'jobs', from, rows.length, matching.length);
    return rows;
  }

  @Get(':name')
  @ForOperators('owner', 'finance')
  async one(@Param('name') name: string): Promise<JobResource> {
    const job = (await this.queries.execute(new GetJobs())).find(({ id }) => id === name);
    if (!job) throw new RefusedError(404);
    return job;
  }
}
