import { Inject, Injectable, Optional } from '@nestjs/common';
import { MemberDirectory, MemberRanks } from '../../members/index.js';
import { ANYBODY, type Buyer, type BuyerRules } from '../streams/buyer-rules.js';

/**
 * What a pack's rules ask about members; what they do not ask is not looked up. Asked before any transaction: when a
 * member registered never changes, and a rank only with the month.
 */
@Injectable()
export class Buyers {
  constructor(
    private readonly directory: MemberDirectory,
    // Members stand without ranks.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  /** @throws Error for an id that is no member's */
  async of(memberId: string, { newcomerDays, leastRank }: BuyerRules): Promise<Buyer> {
    if (newcomerDays === 0 && leastRank === null) return ANYBODY;
    const [registeredAt, hasLeastRank] = await Promise.all([
      newcomerDays > 0 ? this.directory.registeredAt(memberId) : null,
      leastRank !== null && (this.ranks?.hasReached(memberId, leastRank.rankId) ?? false),
    ]);
    return { registeredAt, hasLeastRank };
  }
}
