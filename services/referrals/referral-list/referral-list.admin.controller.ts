import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { type ListQuery, parseListQuery } from '../../platform/console-api/lists/admin-list.js';
import { ListPage } from '../../platform/console-api/lists/list-page.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import { GetReferral, GetReferrals } from '../rows/referrals.query.js';
import type { ReferralResource } from '../wire/referral.contract.js';

const RULES = {
  sortable: { id: 'friend_id', created: 'opened_at', settled_at: 'settled_at', status: 'status' },
  filterable: ['id', 'friend_id', 'referrer_id', 'member_id', 'status', 'because'],
  first: ['created', 'DESC'],
} as const;

/** Lists referrals for operators. */
@Controller('admin-api/referrals')
export class ReferralListController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForOperators('read-members')
  async list(@Query() query: ListQuery): Promise<ListPage<ReferralResource>> {
    const listQuery = parseListQuery(query, RULES);
    const { rows, total } = await this.queries.execute(new GetReferrals(listQuery));
    return new ListPage('referrals', listQuery.from, rows, total);
  }

  @Get(':id')
  @ForOperators('read-members')
  async one(@Param('id') id: string): Promise<ReferralResource> {
    const referral = await this.queries.execute(new GetReferral(id));
    if (!referral) throw new RefusedError(404);
    return referral;
  }
}
