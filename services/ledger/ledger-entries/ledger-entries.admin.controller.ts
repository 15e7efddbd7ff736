import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { languageOf } from '../../kernel/languages.js';
import { Clock } from '../../kernel/time.js';
import { ExportsFile, ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { AccessTrail } from '../../platform/console-api/audit-trail/access-trail.rows.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { writeCsv } from '../../platform/csv/csv.js';
import { sendCsv } from '../../platform/http/responses/attachment.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { Turnover, Unit } from '../wire/turnover.contract.js';
import { GetAllLedgerEntries } from './all-entries.query.js';
import { ENTRY_FILTERS, entryFilterOf } from './entry-filter.rows.js';
import { buildJournalColumns, buildJournalFileName } from './journal-file.js';
import type { LedgerEntryExplained, LedgerEntryListed } from './ledger-entries.contract.js';
import { GetLedgerEntries, GetLedgerSums } from './ledger-entries.query.js';
import { GetLedgerEntry } from './ledger-entry.query.js';

const RULES = {
  sortable: { id: 'id', at: 'at', amount: 'abs(amount)' },
  filterable: ENTRY_FILTERS,
  first: ['at', 'DESC'],
} as const;

/** The lines of the ledger. */
@Controller('admin-api')
export class LedgerEntriesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly trail: AccessTrail,
  ) {}

  @Get('ledger-entries')
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<LedgerEntryListed>> {
    const listRequest = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(
      new GetLedgerEntries(listRequest, entryFilterOf(listRequest.filter)),
    );
    return new ListPage('ledger-entries', listRequest.from, rows, total);
  }

  /** Streams the ledger as CSV for an accountant, in the reader's language. The file name contains the days. */
  @Get('ledger-entries.csv')
  @ForOperators('read-books')
  @ExportsFile()
  async csv(
    @Operating() { operatorId }: Operator,
    @Query() query: ListQuery,
    @Headers('accept-language') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const requestFilter = parseListQuery(query, RULES).filter;
    const filter = entryFilterOf(requestFilter);
    const { begins, lines } = await this.queries.execute(new GetAllLedgerEntries(filter));
    const now = this.clock.now();
    const to = filter.to && filter.to < now ? filter.to : now;
    const columns = buildJournalColumns(languageOf(accepted));
    await this.trail.recordExport(operatorId, 'ledger-entries', requestFilter);
    sendCsv(reply, buildJournalFileName(filter.from ?? begins ?? to, to), writeCsv(columns, lines));
  }

  /** Returns the sums of all matching lines, not only of one page. */
  @Get('ledger-entries/sums')
  @ForOperators('read-books')
  sums(@Query() query: ListQuery): Promise<Readonly<Record<Unit, Turnover>>> {
    const { filter } = parseListQuery(query, RULES);
    return this.queries.execute(new GetLedgerSums(entryFilterOf(filter)));
  }

  @Get('ledger-entries/:id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<LedgerEntryExplained> {
    const entry = await this.queries.execute(new GetLedgerEntry(id));
    if (!entry) throw new RefusedError(404);
    return entry;
  }
}
