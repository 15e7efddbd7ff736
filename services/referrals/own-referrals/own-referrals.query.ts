import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type OwnReferrals, ReferralViews } from '../rows/referral-views.rows.js';

/** What a member sees of the friends whom they brought. */
export class GetOwnReferrals extends Query<OwnReferrals> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetOwnReferrals)
export class GetOwnReferralsHandler implements IQueryHandler<GetOwnReferrals> {
  constructor(private readonly views: ReferralViews) {}

  execute({ memberId }: GetOwnReferrals): Promise<OwnReferrals> {
    return this.views.ownOf(memberId);
  }
}
