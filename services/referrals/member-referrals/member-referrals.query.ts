import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isId } from '../../kernel/ids.js';
import { ReferralViews } from '../rows/referral-views.rows.js';
import type { MemberReferrals } from './member-referrals.contract.js';

/** Loads a member's referrer and friends; null for an unknown member. */
export class GetMemberReferrals extends Query<MemberReferrals | null> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetMemberReferrals)
export class GetMemberReferralsHandler implements IQueryHandler<GetMemberReferrals> {
  constructor(private readonly views: ReferralViews) {}

  async execute({ memberId }: GetMemberReferrals): Promise<MemberReferrals | null> {
    const chain = isId(memberId) ? await this.views.chainOf(memberId) : null;
    if (!chain) return null;
    const { referrerId, friends, ...rest } = chain;
    const shown = friends.map(({ registeredAt, ...friend }) => ({ ...friend, registered_at: registeredAt }));
    return { ...rest, referrer_id: referrerId, friends: shown };
  }
}
