import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { Settings } from '../../platform/settings.js';
import { askBirthday } from '../payment-settings.js';
import type { OwnLimitsAnswer } from '../wire/own-limits.contract.js';
import { ownLimitsOf } from '../wire/own-limits.js';
import { GetOwnLimits } from './own-limits.query.js';

/** Serves GET /api/user/limits. */
@Controller('user')
export class OwnLimitsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: Settings,
  ) {}

  @Get('limits')
  @ForMembers()
  async read(@CurrentContext() context: RequestContext): Promise<OwnLimitsAnswer> {
    const { limits, paidThisMonth } = await this.queries.execute(new GetOwnLimits(memberOf(context)));
    return { state: 200, detail: ownLimitsOf(limits, paidThisMonth, this.settings.get(askBirthday)) };
  }
}
