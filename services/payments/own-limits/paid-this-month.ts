import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Yen } from '../../kernel/money.js';
import { MemberRanks } from '../../members/index.js';

/**
 * Knows what a member has paid in this month, for every page that shows it: the figure by which ranks go, money less what went
 * back, each in the month in which it moved.
 */
@Injectable()
export class PaidThisMonth {
  // Payments stand without ranks.
  constructor(@Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined) {}

  /** @param otherwise the figure where there are no ranks */
  async of(memberId: string, otherwise: () => Promise<Yen>): Promise<Yen> {
    return this.ranks ? (await this.ranks.of(memberId)).paidYen : otherwise();
  }
}
