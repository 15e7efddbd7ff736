import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { BONUS } from '../streams/bonus.js';
import type { OwnReferralsAnswer } from './own-referrals.contract.js';
import { GetOwnReferrals } from './own-referrals.query.js';

/** GET /api/user/referral */
@Controller('user')
export class OwnReferralsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  @Get('referral')
  @ForMembers()
  async read(@CurrentContext() context: RequestContext): Promise<OwnReferralsAnswer> {
    const {
      paid: friends,
      open: waiting,
      ...rest
    } = await this.queries.execute(new GetOwnReferrals(memberOf(context)));
    const link = `${this.config.publicUrl}/user-register?referral=${rest.code}`;
    return { state: 200, detail: { ...rest, link, point: BONUS, friends, waiting } };
  }
}
