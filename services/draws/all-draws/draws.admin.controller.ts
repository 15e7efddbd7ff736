import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { instantOf } from '../../platform/console-api/lists/instant-of.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetDrawDetail } from './draw.query.js';
import type { DrawDetail, DrawResource } from './draws.contract.js';
import { GetDraws } from './draws.query.js';

const RULES = {
  sortable: { id: 'draw_id', created: 'created' },
  filterable: ['id', 'member_id', 'pack_id', 'send_state', 'from', 'to'],
  first: ['created', 'DESC'],
} as const;

/** Draws as operators see them. */
@Controller('admin-api/draws')
export class DrawsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<DrawResource>> {
    const listRequest = parseListQuery(query, RULES);
    const { from, to } = listRequest.filter;
    const span = [instantOf('from', from?.[0]), instantOf('to', to?.[0])] as const;
    const { rows, total } = await this.queries.execute(new GetDraws(listRequest, ...span));
    return new ListPage('draws', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<DrawDetail> {
    const draw = await this.queries.execute(new GetDrawDetail(id));
    if (!draw) throw new RefusedError(404);
    return draw;
  }
}
