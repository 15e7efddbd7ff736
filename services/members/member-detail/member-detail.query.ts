import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Points } from '../../kernel/money.js';
import { PointBalances } from '../../points/index.js';
import { MemberDirectory, type Profile } from '../rows/member-directory.rows.js';
import { MemberRanks, type RankStanding } from '../streams/member-ranks.js';

/** The data of a member for their own page. */
export interface MemberWithDetails {
  readonly profile: Profile;
  readonly points: Points;
  /** Null where there are no ranks. */
  readonly standing: RankStanding | null;
}

export class GetMemberDetail extends Query<MemberWithDetails> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetMemberDetail)
export class GetMemberDetailHandler implements IQueryHandler<GetMemberDetail> {
  constructor(
    private readonly directory: MemberDirectory,
    private readonly balances: PointBalances,
    // Members also run without the ranks module.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  async execute({ memberId }: GetMemberDetail): Promise<MemberWithDetails> {
    const [profile, { points }, standing] = await Promise.all([
      this.directory.profileOf(memberId),
      this.balances.of(memberId),
      this.ranks?.of(memberId),
    ]);
    return { profile, points, standing: standing ?? null };
  }
}
