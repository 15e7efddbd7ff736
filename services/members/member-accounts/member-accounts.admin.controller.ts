import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { isId, newId } from '../../kernel/ids.js';
import { Clock, isoTokyo } from '../../kernel/time.js';
import {
  adminList,
  contentRange,
  ForOperators,
  type ListQuery,
  Operating,
  type Operator,
  operatorActor,
  parseCommand,
  recordAct,
} from '../../operators/index.js';
import { fieldError, INVALID, RefusedError } from '../../platform/http/envelope.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { GrantCoins, type Granted, GrantPoints } from '../../points/index.js';
import { GrantCoinsRequest, GrantPointsRequest } from './member-accounts.contract.js';
import { GetMemberAccounts, type MemberAccount, SORTABLE } from './member-accounts.query.js';

const RULES = {
  sortable: SORTABLE,
  filterable: ['id', 'q', 'mail', 'name', 'tel'],
  first: ['created', 'DESC'],
} as const;

const resourceOf = (account: MemberAccount) => ({ ...account, created: isoTokyo(account.created) });

/** Members, as operators look after them. */
@Controller('admin-api/members')
export class MemberAccountsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ForOperators('owner', 'support', 'finance')
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object[]> {
    const wanted = adminList(query, RULES);
    const { rows, total } = await this.queries.execute(new GetMemberAccounts(wanted));
    contentRange(reply, 'members', wanted.from, rows.length, total);
    return rows.map(resourceOf);
  }

  @Get(':id')
  @ForOperators('owner', 'support', 'finance')
  async one(@Param('id') id: string): Promise<object> {
    const wanted = { orderBy: RULES.sortable.id, from: 0, limit: 1, filter: { id: [id] } };
    const { rows } = await this.queries.execute(new GetMemberAccounts(wanted));
    if (!rows[0]) throw new RefusedError(404);
    return resourceOf(rows[0]);
  }

  @Post(':id/grant-points')
  @ForOperators('owner', 'support')
  async grantPoints(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<object> {
    const { points, reason } = parseCommand(body, GrantPointsRequest);
    const { request, also } = this.gift(operator, id, points, 'grant-points', reason);
    return this.given(id, 'points', await this.commands.execute(new GrantPoints(request, also)));
  }

  @Post(':id/grant-coins')
  @ForOperators('owner', 'support')
  async grantCoins(@Operating() operator: Operator, @Param('id') id: string, @Body() body: unknown): Promise<object> {
    const { coins, reason } = parseCommand(body, GrantCoinsRequest);
    const { request, also } = this.gift(operator, id, coins, 'grant-coins', reason);
    return this.given(id, 'coins', await this.commands.execute(new GrantCoins(request, also)));
  }

  /** The reason goes into the audit trail alone: it may name people, and a fact is kept for ever. */
  private gift(operator: Operator, memberId: string, amount: number, command: string, reason: string) {
    if (!isId(memberId)) throw new RefusedError(404);
    const commandId = newId(this.clock.now());
    const act = {
      operatorId: operator.operatorId,
      resource: 'members',
      id: memberId,
      command,
      reason,
      outcome: 'done',
    };
    return {
      request: { memberId, amount, memo: '', actor: operatorActor(operator), commandId },
      also: (tx: StoreTransaction) => recordAct(tx, act),
    };
  }

  private given(memberId: string, field: string, granted: Granted): Promise<object> {
    if (granted === null) throw new RefusedError(404);
    if ('refusal' in granted) throw new RefusedError(400, fieldError(field, INVALID));
    return this.one(memberId);
  }
}
