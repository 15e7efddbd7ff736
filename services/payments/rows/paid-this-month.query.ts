import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Yen } from '../../kernel/money.js';
import { MemberRanks } from '../../members/index.js';
import { LimitViews } from './limit-views.rows.js';

/**
 * Loads the amount that a member has paid this month, for every page that shows it. It is the figure of ranks:
 * payments less refunds, each in the month of the money's move. Without ranks, it is the amount that counts towards
 * the limits, without open orders.
 */
@Injectable()
export class PaidThisMonth {
  constructor(
    private readonly limits: LimitViews,
    // Payments also work without ranks.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  async of(memberId: string): Promise<Yen> {
    return this.ranks ? (await this.ranks.of(memberId)).paidYen : (await this.limits.of(memberId)).spending.paid;
  }
}
