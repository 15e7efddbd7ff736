import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import type { ExpiringPointsAnswer } from './expiring-points.contract.js';
import { GetExpiringPoints } from './expiring-points.query.js';

/** GET /api/user/point/expiring */
@Controller('user/point')
export class ExpiringPointsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('expiring')
  @ForMembers()
  async list(@CurrentContext() context: RequestContext): Promise<ExpiringPointsAnswer> {
    return { state: 200, list: await this.queries.execute(new GetExpiringPoints(memberOf(context))) };
  }
}
