import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { adminList, ForOperators, ListPage, type ListQuery } from '../../operators/index.js';
import { RefusedError } from '../../platform/http/envelope.js';
import type { MemberListed } from '../member-resource.js';
import { GetMember, type MemberResource } from '../member-resource.query.js';
import { GetMemberAccounts, SORTABLE } from './member-accounts.query.js';

const RULES = {
  sortable: SORTABLE,
  filterable: ['id', 'q', 'mail', 'name', 'tel', 'state'],
  first: ['created', 'DESC'],
} as const;

/** Members, as operators look after them. */
@Controller('admin-api/members')
export class MemberAccountsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('owner', 'support', 'finance')
  async list(@Query() query: ListQuery): Promise<ListPage<MemberListed>> {
    const wanted = adminList(query, RULES);
    const { rows, total } = await this.queries.execute(new GetMemberAccounts(wanted));
    return new ListPage('members', wanted.from, rows, total);
  }

  @Get(':id')
  @ForOperators('owner', 'support', 'finance')
  async one(@Param('id') id: string): Promise<MemberResource> {
    const member = await this.queries.execute(new GetMember(id));
    if (!member) throw new RefusedError(404);
    return member;
  }
}
