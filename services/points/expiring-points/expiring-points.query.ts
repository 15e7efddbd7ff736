import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import type { ExpiringPoints } from './expiring-points.contract.js';

const MAX_DAYS = 12;

/** Loads a member's expiring points by the day in Tokyo. */
export class GetExpiringPoints extends Query<readonly ExpiringPoints[]> {
  constructor(readonly memberId: string) {
    super();
  }
}

const EXPIRING = `select to_char(expires_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, sum(remaining)::int as point
  from points.lots where member_id = $1 and live and expires_at > $2 group by 1 order by 1 limit ${MAX_DAYS}`;

@QueryHandler(GetExpiringPoints)
export class GetExpiringPointsHandler implements IQueryHandler<GetExpiringPoints> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: GetExpiringPoints): Promise<readonly ExpiringPoints[]> {
    const values = [memberId, this.clock.now()];
    return (await this.database.pool.query<ExpiringPoints>({ name: 'points-expiring', text: EXPIRING, values })).rows;
  }
}
