import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Clock, tokyoDate } from '../../kernel/time.js';
import { adminList, ForOperators, ListPage, type ListQuery } from '../../operators/index.js';
import { type CsvColumns, csvRows } from '../../platform/csv.js';
import { sendCsv } from '../../platform/http/attachment.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { Turnover, Unit } from '../ledger-lines.js';
import { GetAllLedgerEntries } from './all-entries.query.js';
import { ENTRY_FILTERS, entryFilterOf } from './entry-filter.js';
import {
  GetLedgerEntries,
  GetLedgerSums,
  type LedgerEntryListed,
  type LedgerEntryResource,
} from './ledger-entries.query.js';
import { GetLedgerEntry, type LedgerEntryExplained } from './ledger-entry.query.js';

const RULES = {
  sortable: { id: 'id', at: 'at', amount: 'abs(amount)' },
  filterable: ENTRY_FILTERS,
  first: ['at', 'DESC'],
} as const;

const COLUMNS: CsvColumns<LedgerEntryResource> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  recorded_at: ({ recorded_at }) => recorded_at,
  unit: ({ unit }) => unit,
  account: ({ account }) => account,
  amount: ({ amount }) => amount,
  member_id: ({ member_id }) => member_id,
  lot_id: ({ lot_id }) => lot_id,
  type: ({ type }) => type,
  kind: ({ kind }) => kind,
  document: ({ document }) => document,
  memo: ({ memo }) => memo,
  actor: ({ actor }) => actor,
};

/** The lines of the books. */
@Controller('admin-api')
export class LedgerEntriesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('ledger-entries')
  @ForOperators('owner', 'finance')
  async list(@Query() query: ListQuery): Promise<ListPage<LedgerEntryListed>> {
    const wanted = adminList(query, RULES);
    const { rows, total } = await this.queries.execute(new GetLedgerEntries(wanted, entryFilterOf(wanted.filter)));
    return new ListPage('ledger-entries', wanted.from, rows, total);
  }

  @Get('ledger-entries.csv')
  @ForOperators('owner', 'finance')
  async csv(@Query() query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    const { filter } = adminList(query, RULES);
    const rows = await this.queries.execute(new GetAllLedgerEntries(entryFilterOf(filter)));
    sendCsv(reply, `ledger-entries-${tokyoDate(this.clock.now())}.csv`, csvRows(COLUMNS, rows));
  }

  /** What all lines of the filter come to, not only those of a page. */
  @Get('ledger-entries/sums')
  @ForOperators('owner', 'finance')
  sums(@Query() query: ListQuery): Promise<Readonly<Record<Unit, Turnover>>> {
    const { filter } = adminList(query, RULES);
    return this.queries.execute(new GetLedgerSums(entryFilterOf(filter)));
  }

  @Get('ledger-entries/:id')
  @ForOperators('owner', 'finance')
  async one(@Param('id') id: string): Promise<LedgerEntryExplained> {
    const entry = await this.queries.execute(new GetLedgerEntry(id));
    if (!entry) throw new RefusedError(404);
    return entry;
  }
}
