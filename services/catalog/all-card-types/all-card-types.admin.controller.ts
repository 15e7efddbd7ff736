import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { adminList, contentRange, ForOperators, type ListQuery, type ListRules } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { CardTypeRow } from '../card-type-rows.js';
import { GetAllCardTypes } from './all-card-types.query.js';

const RULES: ListRules = {
  sortable: { id: 'id', name: 'name_ja', name_en: 'name_en', position: 'position' },
  filterable: ['id'],
  first: ['position', 'ASC'],
};

/** Every tab of the shop, also those that visitors do not see now. */
@Controller('admin-api/card-types')
export class AllCardTypesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('owner', 'finance')
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<CardTypeRow[]> {
    const { orderBy, from, limit, filter } = adminList(query, RULES);
    const rows = await this.queries.execute(new GetAllCardTypes(orderBy, filter.id ?? null));
    const shown = rows.slice(from, from + limit);
    contentRange(reply, 'card-types', from, shown.length, rows.length);
    return shown;
  }

  @Get(':id')
  @ForOperators('owner', 'finance')
  async find(@Param('id') id: string): Promise<CardTypeRow> {
    const [row] = await this.queries.execute(new GetAllCardTypes('id', [id]));
    if (!row) throw new RefusedError(404);
    return row;
  }
}
