import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { Duplicates } from './duplicates.contract.js';
import { GetDuplicates } from './duplicates.query.js';

const RULES = { sortable: { id: 'id' }, filterable: [], first: ['id', 'ASC'] } as const;

/**
 * `GET /admin-api/members/{id}/duplicates?range=[0,4]` returns `{member, others, total}`. Each of the others has its signs and
 * their strength, the likeliest first.
 */
@Controller('admin-api/members')
export class DuplicatesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/duplicates')
  @ForOperators('serve-members')
  @ShowsPerson()
  async duplicates(@Param('id') id: string, @Query() query: ListQuery): Promise<Duplicates> {
    const duplicates = await this.queries.execute(new GetDuplicates(id, parseListQuery(query, RULES)));
    if (!duplicates) throw new RefusedError(404);
    return duplicates;
  }
}
