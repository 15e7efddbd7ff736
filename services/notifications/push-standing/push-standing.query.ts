import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { loadPushStatus, type PushStanding } from '../rows/push-devices.rows.js';

/** On how many devices a member is told, and whether on that of the session. */
export class GetPushStanding extends Query<PushStanding> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@QueryHandler(GetPushStanding)
export class GetPushStandingHandler implements IQueryHandler<GetPushStanding> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ memberId, sessionId }: GetPushStanding): Promise<PushStanding> {
    return loadPushStatus(this.database.pool, memberId, sessionId, this.clock.now());
  }
}
