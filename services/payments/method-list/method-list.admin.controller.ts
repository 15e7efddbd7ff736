import { Controller, Get, Param, Query } from '@nestjs/common';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { MethodTarget } from '../commands/method.target.js';
import type { MethodResource } from '../wire/method.contract.js';
import { METHODS_BY_CODE } from '../wire/method-codes.js';

const RULES = { sortable: { id: 'code' }, filterable: ['id'], first: ['id', 'ASC'] } as const;

/** Lists the payment methods, always in the order of their numbers. */
@Controller('admin-api/payment-methods')
export class MethodListController {
  constructor(private readonly methods: MethodTarget) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<MethodResource>> {
    const listQuery = parseListQuery(query, RULES);
    const ids = [...METHODS_BY_CODE.values()].filter((id) => listQuery.filter.id?.includes(id) ?? true);
    const all = await Promise.all(ids.map((id) => this.methods.show(id)));
    return ListPage.of(
      'payment-methods',
      listQuery,
      all.filter((method) => method !== null),
    );
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<MethodResource> {
    const method = await this.methods.show(id);
    if (!method) throw new RefusedError(404);
    return method;
  }
}
