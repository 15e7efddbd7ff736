import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { loadPushStatus, type PushStatus } from '../rows/push-devices.rows.js';

/** Counts a member's subscribed devices, and tells whether the session's device is one of them. */
export class GetPushStatus extends Query<PushStatus> {
  constructor(
    readonly memberId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@QueryHandler(GetPushStatus)
export class GetPushStatusHandler implements IQueryHandler<GetPushStatus> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ memberId, sessionId }: GetPushStatus): Promise<PushStatus> {
    return loadPushStatus(this.database.pool, memberId, sessionId, this.clock.now());
  }
}
