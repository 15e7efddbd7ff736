import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { LIST_RULES } from '../rows/payment-search.rows.js';
import { GetPayment, GetPayments } from '../rows/payments.query.js';
import type { PaymentResource } from '../wire/payment.contract.js';

/** Serves payments to operators. */
@Controller('admin-api/payments')
export class PaymentSearchController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<PaymentResource>> {
    const listQuery = parseListQuery(query, LIST_RULES);
    const { rows, total } = await this.queries.execute(new GetPayments(listQuery));
    return new ListPage('payments', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<PaymentResource> {
    const payment = await this.queries.execute(new GetPayment(id));
    if (!payment) throw new RefusedError(404);
    return payment;
  }
}
