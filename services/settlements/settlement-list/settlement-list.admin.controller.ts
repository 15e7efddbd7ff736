import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetSettlementLines, SETTLEMENT_LINE_RULES } from './settlement-lines.query.js';
import type { SettlementLineResource, SettlementResource } from './settlement-list.contract.js';
import { GetSettlements, SETTLEMENT_RULES } from './settlement-list.query.js';

/** What providers have settled, beside what the shop knows of. */
@Controller('admin-api')
export class SettlementListController {
  constructor(private readonly queries: QueryBus) {}

  @Get('settlements')
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<SettlementResource>> {
    const wanted = parseListQuery(query, SETTLEMENT_RULES);
    return ListPage.of('settlements', wanted, await this.queries.execute(new GetSettlements(wanted)));
  }

  @Get('settlements/:id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<SettlementResource> {
    const [found] = await this.queries.execute(new GetSettlements({ orderBy: 'id', filter: { id: [id] } }));
    if (!found) throw new RefusedError(404);
    return found;
  }

  @Get('settlement-lines')
  @ForOperators('read-books')
  async lines(@Query() query: ListQuery): Promise<ListPage<SettlementLineResource>> {
    const wanted = parseListQuery(query, SETTLEMENT_LINE_RULES);
    const { rows, total } = await this.queries.execute(new GetSettlementLines(wanted));
    return new ListPage('settlement-lines', wanted.from, rows, total);
  }
}
