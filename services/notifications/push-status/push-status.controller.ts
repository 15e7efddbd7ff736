import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import { PushServices } from '../../platform/push/push-service.js';
import type { PushResponse } from '../wire/push.contract.js';
import { toPushResponse } from '../wire/push.js';
import { GetPushStatus } from './push-status.query.js';

/** GET /api/user/push */
@Controller('user')
export class PushStatusController {
  constructor(
    private readonly queries: QueryBus,
    private readonly services: PushServices,
  ) {}

  @Get('push')
  @ForMembers()
  async show(@CurrentContext() context: RequestContext): Promise<PushResponse> {
    const standing = await this.queries.execute(new GetPushStatus(memberOf(context), context.sessionId));
    return toPushResponse(standing, this.services.publicKey);
  }
}
