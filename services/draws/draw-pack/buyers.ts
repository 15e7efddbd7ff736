import { Inject, Injectable, Optional } from '@nestjs/common';
import { MemberDirectory, MemberRanks } from '../../members/index.js';
import { ANYBODY, type Buyer, type BuyerRules } from '../streams/buyer-rules.js';

/**
 * Loads the facts about members that a pack's rules need, and no others. It runs before any transaction. The date of
 * registration never changes, and a rank changes only with the month.
 */
@Injectable()
export class Buyers {
  constructor(
    private readonly directory: MemberDirectory,
    // The `members` module works without ranks.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  /**
   * Loads the facts about one member.
   *
   * @throws Error if the member is unknown
   */
  async of(memberId: string, { newcomerDays, leastRank }: BuyerRules): Promise<Buyer> {
    if (newcomerDays === 0 && leastRank === null) return ANYBODY;
    const [registeredAt, hasLeastRank] = await Promise.all([
      newcomerDays > 0 ? this.directory.registeredAt(memberId) : null,
      leastRank !== null && (this.ranks?.hasReached(memberId, leastRank.rankId) ?? false),
    ]);
    return { registeredAt, hasLeastRank };
  }
}
