import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetBookFinding, GetBookFindings } from '../rows/book-findings.query.js';
import type { BookFinding } from '../wire/book-finding.contract.js';

const RULES = {
  sortable: {
    id: 'f.id',
    found_at: 'f.found_at',
    seen_at: 'f.seen_at',
    check: 'f.check_name',
    closed_at: 'f.closed_at',
  },
  filterable: ['id', 'state', 'check', 'member_id'],
  first: ['id', 'DESC'],
} as const;

/** Past and present differences between the shop's rows and the log. */
@Controller('admin-api/book-findings')
export class BookFindingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<BookFinding>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetBookFindings(listQuery));
    return new ListPage('book-findings', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<BookFinding> {
    const finding = await this.queries.execute(new GetBookFinding(id));
    if (!finding) throw new RefusedError(404);
    return finding;
  }
}
