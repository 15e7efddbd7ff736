import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LimitViews } from '../rows/limit-views.rows.js';
import type { LimitsNow } from '../rows/limits-now.rows.js';

/** What a member has set for themselves, and what they have paid this month. */
export class GetOwnLimits extends Query<LimitsNow> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetOwnLimits)
export class GetOwnLimitsHandler implements IQueryHandler<GetOwnLimits> {
  constructor(private readonly views: LimitViews) {}

  execute({ memberId }: GetOwnLimits): Promise<LimitsNow> {
    return this.views.of(memberId);
  }
}
