import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForOperators } from '../../platform/console-api/access/for-operators.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { MemberReferrals } from './member-referrals.contract.js';
import { GetMemberReferrals } from './member-referrals.query.js';

/** `GET /admin-api/members/{id}/referrals` */
@Controller('admin-api/members')
export class MemberReferralsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/referrals')
  @ForOperators('read-members')
  async referrals(@Param('id') id: string): Promise<MemberReferrals> {
    const referrals = await this.queries.execute(new GetMemberReferrals(id));
    if (!referrals) throw new RefusedError(404);
    return referrals;
  }
}
