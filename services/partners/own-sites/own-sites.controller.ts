import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { RefusedError } from '../../platform/http/responses/envelope.js';
import type { OwnSitesAnswer } from './own-sites.contract.js';
import { GetSitesOfMember } from './own-sites.query.js';

/** Returns the limit of list requests: each calls every linked site. */
const looksOf = (memberId: string): AttemptLimit => ({
  key: `looks at partner sites ${memberId}`,
  atOnce: 30,
  intervalMs: 5000,
});

/** GET /api/user/transfer/point */
@Controller('user/transfer')
export class OwnSitesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: AttemptLimits,
  ) {}

  @Get('point')
  @ForMembers()
  async list(@CurrentContext() context: RequestContext): Promise<OwnSitesAnswer> {
    const memberId = memberOf(context);
    const waitSeconds = await this.limits.count(looksOf(memberId));
    if (waitSeconds > 0) throw new RefusedError(429, {}, waitSeconds);
    const sites = await this.queries.execute(new GetSitesOfMember(memberId));
    const list = sites.map(({ id, name, nameEn, direction, isLinked, points, underWay }) => ({
      id,
      name: context.language === 'en' && nameEn !== '' ? nameEn : name,
      status: isLinked ? ('1' as const) : ('0' as const),
      direction,
      point: points,
      under_way: underWay,
    }));
    return { state: 200, list };
  }
}
