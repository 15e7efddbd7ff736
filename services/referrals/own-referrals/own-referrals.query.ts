import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type OwnReferrals, ReferralViews } from '../rows/referral-views.rows.js';

/** Loads the results of a member's referrals for their own page. */
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
