import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Yen } from '../../kernel/money.js';
import { LimitViews } from '../rows/limit-views.rows.js';
import type { LimitsNow } from '../rows/limits-now.rows.js';
import { PaidThisMonth } from '../rows/paid-this-month.query.js';

/** A member's limits, the amount that counts towards them, and the amount paid. */
export interface OwnLimitsNow {
  readonly limits: LimitsNow;
  readonly paidThisMonth: Yen;
}

/** Loads the limits that a member has set, and the amount paid this month. */
export class GetOwnLimits extends Query<OwnLimitsNow> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetOwnLimits)
export class GetOwnLimitsHandler implements IQueryHandler<GetOwnLimits> {
  constructor(
    private readonly views: LimitViews,
    private readonly paid: PaidThisMonth,
  ) {}

  async execute({ memberId }: GetOwnLimits): Promise<OwnLimitsNow> {
    const [limits, paidThisMonth] = await Promise.all([this.views.of(memberId), this.paid.of(memberId)]);
    return { limits, paidThisMonth };
  }
}
