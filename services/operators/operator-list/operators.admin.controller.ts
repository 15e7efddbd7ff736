import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetOperator, GetOperators } from '../rows/operators.query.js';
import type { OperatorResource } from '../wire/operator.contract.js';

const RULES = {
  sortable: {
    id: 'o.id',
    mail: 'o.mail',
    name: 'o.name',
    role: 'o.role',
    created_at: 'o.created_at',
    last_sign_in_at: 'o.last_sign_in_at',
  },
  filterable: ['id', 'role', 'status', 'q'],
  first: ['created_at', 'ASC'],
} as const;

/** Lists the operators. */
@Controller('admin-api/operators')
export class OperatorsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('audit')
  async list(@Query() query: ListQuery): Promise<ListPage<OperatorResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetOperators(listQuery));
    return new ListPage('operators', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('audit')
  async one(@Param('id') id: string): Promise<OperatorResource> {
    const operator = await this.queries.execute(new GetOperator(id));
    if (!operator) throw new RefusedError(404);
    return operator;
  }
}
