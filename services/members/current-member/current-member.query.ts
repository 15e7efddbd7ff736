import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Balance, PointBalances } from '../../points/index.js';
import { MemberDirectory } from '../rows/member-directory.rows.js';

/** What the head of every page shows of a member. */
export interface CurrentMember extends Balance {
  readonly lastName: string;
  readonly firstName: string;
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
  ) {}

  async execute({ memberId }: GetCurrentMember): Promise<CurrentMember> {
    const [{ lastName, firstName }, balance] = await Promise.all([
      this.directory.profileOf(memberId),
      this.balances.of(memberId),
    ]);
    return { lastName, firstName, ...balance };
  }
}
