import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetDeadLetter, GetDeadLetters } from '../rows/dead-letters.query.js';
import type { DeadLetterResource } from '../wire/dead-letter.contract.js';

const RULES = {
  sortable: {
    id: 'd.dead_letter_id',
    reader: 'd.reader',
    seq: 'd.seq',
    type: 'd.type',
    partition_key: 'd.partition_key',
    attempts: 'd.attempts',
    parked_at: 'd.parked_at',
    closed_at: 'd.closed_at',
  },
  filterable: ['id', 'reader', 'type', 'partition_key', 'state'],
  first: ['id', 'DESC'],
} as const;

/** `GET /admin-api/dead-letters`: events that consumers of the log could not process. */
@Controller('admin-api/dead-letters')
export class DeadLettersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<DeadLetterResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetDeadLetters(listQuery));
    return new ListPage('dead-letters', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<DeadLetterResource> {
    const letter = await this.queries.execute(new GetDeadLetter(id));
    if (!letter) throw new RefusedError(404);
    return letter;
  }
}
