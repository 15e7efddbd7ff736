import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators, Operating, ShowsPerson } from '../../platform/console-api/access/for-operators.js';
import type { Operator } from '../../platform/console-api/access/operator.js';
import { hasPermission } from '../../platform/console-api/access/roles-by-permission.js';
import { type AdminList, type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { GetMember } from '../rows/member-resource.query.js';
import type { MemberListed, MemberResource } from '../wire/member.contract.js';
import { GetMemberAccounts, SORTABLE } from './member-accounts.query.js';

const RULES = {
  sortable: SORTABLE,
  filterable: ['id', 'q', 'mail', 'name', 'tel', 'state'],
  first: ['created', 'DESC'],
} as const;

const NOT_BY_TEL = {
  ja: '電話番号では検索・並べ替えできません。名前かメールアドレスをお使いください。',
  en: 'You cannot search or sort by phone number. Use the name or the mail address.',
};
const { tel: BY_TEL } = SORTABLE;
const isTel = (text: string): boolean => /^[0-9 ()+-]{2,}$/.test(text.normalize('NFKC').trim());

/**
 * Refuses searches and sorting by phone number for operators without permission to see it; they could find it out digit by
 * digit.
 */
const refuseByTel = ({ filter, orderBy }: AdminList): void => {
  if (filter.tel) throw new RefusedError(400, buildFieldError('tel', NOT_BY_TEL));
  if (filter.q?.some(isTel)) throw new RefusedError(400, buildFieldError('q', NOT_BY_TEL));
  if (orderBy.startsWith(BY_TEL)) throw new RefusedError(400, buildFieldError('sort', NOT_BY_TEL));
};

/** Lists members for operators. */
@Controller('admin-api/members')
export class MemberAccountsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Operating() operator: Operator, @Query() query: ListQuery): Promise<ListPage<MemberListed>> {
    const listRequest = parseListQuery(query, RULES);
    if (!hasPermission(operator, 'see-addresses')) refuseByTel(listRequest);
    const { rows, total } = await this.queries.execute(new GetMemberAccounts(listRequest));
    return new ListPage('members', listRequest.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  @ShowsPerson()
  async one(@Param('id') id: string): Promise<MemberResource> {
    const member = await this.queries.execute(new GetMember(id));
    if (!member) throw new RefusedError(404);
    return member;
  }
}
