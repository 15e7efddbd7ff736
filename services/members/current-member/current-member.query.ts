import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Balance, PointBalances } from '../../points/index.js';
import { MemberDirectory } from '../rows/member-directory.rows.js';
import { MemberRanks, type ShownRank } from '../streams/member-ranks.js';

/** The data of a member in the head of every page. */
export interface CurrentMember extends Balance {
  readonly lastName: string;
  readonly firstName: string;
  readonly rank: ShownRank | null;
}

export class GetCurrentMember extends Query<CurrentMember> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetCurrentMember)
export class GetCurrentMemberHandler implements IQueryHandler<GetCurrentMember> {
  constructor(
    private readonly directory: MemberDirectory,
    private readonly balances: PointBalances,
    // Members also run without the ranks module; nobody has a rank then.
    @Optional() @Inject(MemberRanks) private readonly ranks: MemberRanks | undefined,
  ) {}

  async execute({ memberId }: GetCurrentMember): Promise<CurrentMember> {
    const [{ lastName, firstName }, balance, standing] = await Promise.all([
      this.directory.profileOf(memberId),
      this.balances.of(memberId),
      this.ranks?.of(memberId),
    ]);
    return { lastName, firstName, rank: standing?.rank ?? null, ...balance };
  }
}
