import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetSettlementLines, SETTLEMENT_LINE_RULES } from './settlement-lines.query.js';
import type { SettlementLineResource, SettlementResource } from './settlement-list.contract.js';
import { GetSettlements, SETTLEMENT_RULES } from './settlement-list.query.js';

/** Serves providers' settlements, compared with the shop's payments. */
@Controller('admin-api')
export class SettlementListController {
  constructor(private readonly queries: QueryBus) {}

  @Get('settlements')
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<SettlementResource>> {
    const list = parseListQuery(query, SETTLEMENT_RULES);
    return ListPage.of('settlements', list, await this.queries.execute(new GetSettlements(list)));
  }

  @Get('settlements/:id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<SettlementResource> {
    const [settlement] = await this.queries.execute(new GetSettlements({ orderBy: 'id', filter: { id: [id] } }));
    if (!settlement) throw new RefusedError(404);
    return settlement;
  }

  @Get('settlement-lines')
  @ForOperators('read-books')
  async lines(@Query() query: ListQuery): Promise<ListPage<SettlementLineResource>> {
    const list = parseListQuery(query, SETTLEMENT_LINE_RULES);
    const { rows, total } = await this.queries.execute(new GetSettlementLines(list));
    return new ListPage('settlement-lines', list.from, rows, total);
  }
}
