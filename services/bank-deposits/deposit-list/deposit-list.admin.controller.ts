import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { DEPOSIT_LIST_RULES } from '../rows/deposit-search.rows.js';
import { GetDeposit, GetDeposits } from '../rows/deposits.query.js';
import type { DepositResource } from '../wire/deposit.contract.js';

/** Serves the lines of the bank's files to operators. */
@Controller('admin-api/deposits')
export class DepositListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<DepositResource>> {
    const list = parseListQuery(query, DEPOSIT_LIST_RULES);
    const { rows, total } = await this.queries.execute(new GetDeposits(list));
    return new ListPage('deposits', list.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-books')
  @ShowsPerson()
  async one(@Param('id') id: string): Promise<DepositResource> {
    const deposit = await this.queries.execute(new GetDeposit(id));
    if (!deposit) throw new RefusedError(404);
    return deposit;
  }
}
