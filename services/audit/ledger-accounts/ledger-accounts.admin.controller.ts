import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../kernel/time.js';
import { adminList, contentRange, ForOperators, type ListQuery } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import { GetLedgerAccounts, type LedgerAccount } from './ledger-accounts.query.js';

const RULES = { sortable: { id: 'id' }, filterable: ['id', 'unit', 'member_id'], first: ['id', 'DESC'] } as const;

const memberIn = (id: string): string | undefined =>
  /^points:member:(.+):|^coins:member:(.+):/.exec(id)?.slice(1).find(Boolean);

/** The chart of accounts with balances; they are few, so a list is all of them. */
@Controller('admin-api/ledger-accounts')
export class LedgerAccountsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('owner', 'finance')
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly LedgerAccount[]> {
    const { filter, from, limit, orderBy } = adminList(query, RULES);
    const all = await this.queries.execute(new GetLedgerAccounts(this.clock.now(), filter.member_id?.[0]));
    const matching = all.filter(
      ({ id, unit }) => (filter.id?.includes(id) ?? true) && (filter.unit?.includes(unit) ?? true),
    );
    const rows = (orderBy === 'id ASC' ? matching.toReversed() : matching).slice(from, from + limit);
    contentRange(reply, 'ledger-accounts', from, rows.length, matching.length);
    return rows;
  }

  @Get(':id')
  @ForOperators('owner', 'finance')
  async one(@Param('id') id: string): Promise<LedgerAccount> {
    const all = await this.queries.execute(new GetLedgerAccounts(this.clock.now(), memberIn(id)));
    const account = all.find((one) => one.id === id);
    if (!account) throw new RefusedError(404);
    return account;
  }
}
