import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { LedgerAccount } from './ledger-accounts.contract.js';
import { GetLedgerAccounts } from './ledger-accounts.query.js';

const RULES = { sortable: { id: 'id' }, filterable: ['id', 'unit', 'member_id'], first: ['id', 'DESC'] } as const;

const memberIn = (id: string): string | undefined =>
  /^points:member:(.+):|^coins:member:(.+):/.exec(id)?.slice(1).find(Boolean);

/** The chart of accounts with balances. They are few, so a list contains all of them. */
@Controller('admin-api/ledger-accounts')
export class LedgerAccountsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('read-books')
  async list(@Query() query: ListQuery): Promise<ListPage<LedgerAccount>> {
    const listRequest = parseListQuery(query, RULES);
    const all = await this.queries.execute(new GetLedgerAccounts(this.clock.now(), listRequest.filter.member_id?.[0]));
    const matching = all.filter(
      ({ id, unit }) =>
        (listRequest.filter.id?.includes(id) ?? true) && (listRequest.filter.unit?.includes(unit) ?? true),
    );
    const inOrder = listRequest.orderBy === 'id ASC' ? matching.toReversed() : matching;
    return ListPage.of('ledger-accounts', listRequest, inOrder);
  }

  @Get(':id')
  @ForOperators('read-books')
  async one(@Param('id') id: string): Promise<LedgerAccount> {
    const all = await this.queries.execute(new GetLedgerAccounts(this.clock.now(), memberIn(id)));
    const account = all.find((one) => one.id === id);
    if (!account) throw new RefusedError(404);
    return account;
  }
}
