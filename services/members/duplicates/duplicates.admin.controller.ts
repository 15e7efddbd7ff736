import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetDuplicates } from './duplicates.query.js';

/** `GET /admin-api/members/{id}/duplicates`: `{member, others}`, each with what it has in common with the member. */
@Controller('admin-api/members')
export class DuplicatesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/duplicates')
  @ForOperators('owner', 'support')
  async duplicates(@Param('id') id: string): Promise<object> {
    const duplicates = await this.queries.execute(new GetDuplicates(id));
    if (!duplicates) throw new RefusedError(404);
    return duplicates;
  }
}
