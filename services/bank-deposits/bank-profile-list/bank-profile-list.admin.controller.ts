import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { BankProfileResource } from '../wire/bank-profile.contract.js';
import { toBankProfileResource } from '../wire/bank-profile-resource.js';
import { GetBankProfiles } from './bank-profile-list.query.js';

const RULES = {
  sortable: { id: 'id', name: 'name', created: 'created_at' },
  filterable: ['id', 'removed'],
  first: ['name', 'ASC'],
} as const;

/** Lists the layouts of bank files for operators. */
@Controller('admin-api/bank-profiles')
export class BankProfileListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<BankProfileResource>> {
    const list = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetBankProfiles(list));
    return new ListPage('bank-profiles', list.from, rows.map(toBankProfileResource), total);
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<BankProfileResource> {
    const list = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetBankProfiles(list));
    if (!rows[0]) throw new RefusedError(404);
    return toBankProfileResource(rows[0]);
  }
}
