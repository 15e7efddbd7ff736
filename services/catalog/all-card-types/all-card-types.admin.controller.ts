import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, type ListRules, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { CardTypeRow } from '../wire/card-type.contract.js';
import { GetAllCardTypes } from './all-card-types.query.js';

const RULES: ListRules = {
  sortable: { id: 'id', name: 'name_ja', name_en: 'name_en', position: 'position' },
  filterable: ['id'],
  first: ['position', 'ASC'],
};

/** Lists every tab of the shop, including those hidden from visitors. */
@Controller('admin-api/card-types')
export class AllCardTypesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-catalog')
  async list(@Query() query: ListQuery): Promise<ListPage<CardTypeRow>> {
    const list = parseListQuery(query, RULES);
    const rows = await this.queries.execute(new GetAllCardTypes(list.orderBy, list.filter.id ?? null));
    return ListPage.of('card-types', list, rows);
  }

  @Get(':id')
  @ForOperators('read-catalog')
  async find(@Param('id') id: string): Promise<CardTypeRow> {
    const [row] = await this.queries.execute(new GetAllCardTypes('id', [id]));
    if (!row) throw new RefusedError(404);
    return row;
  }
}
