import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Points } from '../../kernel/money.js';
import { PointBalances } from '../../points/index.js';
import { MemberDirectory, type Profile } from '../rows/member-directory.rows.js';

/** All that a member may see of themselves. */
export interface MemberDetail {
  readonly profile: Profile;
  readonly points: Points;
}

export class GetMemberDetail extends Query<MemberDetail> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetMemberDetail)
export class GetMemberDetailHandler implements IQueryHandler<GetMemberDetail> {
  constructor(
    private readonly directory: MemberDirectory,
    private readonly balances: PointBalances,
  ) {}

  async execute({ memberId }: GetMemberDetail): Promise<MemberDetail> {
    const [profile, { points }] = await Promise.all([this.directory.profileOf(memberId), this.balances.of(memberId)]);
    return { profile, points };
  }
}
