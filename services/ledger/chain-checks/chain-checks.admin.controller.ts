import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetChainCheck, GetChainChecks } from '../rows/chain-check.query.js';
import type { ChainCheck } from '../wire/chain-check.contract.js';

const RULES = { sortable: { id: 'c.id' }, filterable: [], first: ['id', 'DESC'] } as const;

/** Verifications of the log's chain. The console polls the running one. */
@Controller('admin-api/chain-checks')
export class ChainChecksController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<ChainCheck>> {
    const listRequest = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetChainChecks(listRequest));
    return new ListPage('chain-checks', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<ChainCheck> {
    const check = await this.queries.execute(new GetChainCheck(id));
    if (!check) throw new RefusedError(404);
    return check;
  }
}
