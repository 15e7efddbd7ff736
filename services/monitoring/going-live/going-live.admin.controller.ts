import { Controller, Get, Query } from '@nestjs/common';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { Readiness } from '../../platform/readiness.js';
import type { GoingLiveResource } from './going-live.contract.js';

const RULES = { sortable: { id: 'name' }, filterable: ['id', 'state'], first: ['id', 'ASC'] } as const;

/** `GET /admin-api/going-live`: the checks that must pass before the shop opens, missing ones first. */
@Controller('admin-api/going-live')
export class GoingLiveController {
  constructor(private readonly readiness: Readiness) {}

  @Get()
  @ForOperators('run-shop')
  async list(@Query() query: ListQuery): Promise<ListPage<GoingLiveResource>> {
    const listQuery = parseListQuery(query, RULES);
    const all = (await this.readiness.runChecks()).map(
      ({ name, isReady }): GoingLiveResource => ({ id: name, state: isReady ? 'ready' : 'missing' }),
    );
    const matching = all.filter(
      ({ id, state }) =>
        (listQuery.filter.id?.includes(id) ?? true) && (listQuery.filter.state?.includes(state) ?? true),
    );
    return ListPage.of('going-live', listQuery, [
      ...matching.filter(({ state }) => state === 'missing'),
      ...matching.filter(({ state }) => state === 'ready'),
    ]);
  }
}
