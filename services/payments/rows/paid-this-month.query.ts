import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Yen } from '../../kernel/money.js';
import { MemberRanks } from '../../members/index.js';
import { LimitViews } from './limit-views.rows.js';

/**
 * Loads what a member has paid this month, for every page that shows it. It is the figure that ranks use: payments less refunds,
 * each in the month in which the money moved. Without ranks it is what counts towards the limits, except open orders.
 */
@Injectable()
export class PaidThisMonth {
  constructor(
    private readonly limits: LimitViews,
    // Payments stand without ranks.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  async of(memberId: string): Promise<Yen> {
    return this.ranks ? (await this.ranks.of(memberId)).paidYen : (await this.limits.of(memberId)).spending.paid;
  }
}
