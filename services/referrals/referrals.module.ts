import { Module } from '@nestjs/common';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { ReferralTarget } from './commands/referral.target.js';
import { listOwnReferralSections } from './export-data/own-referrals.query.js';
import { MemberReferralsController } from './member-referrals/member-referrals.admin.controller.js';
import { GetMemberReferralsHandler } from './member-referrals/member-referrals.query.js';
import { OwnReferralsController } from './own-referrals/own-referrals.controller.js';
import { GetOwnReferralsHandler } from './own-referrals/own-referrals.query.js';
import { payReferral } from './pay-referral/pay-referral.admin.command.js';
import { ReferralListController } from './referral-list/referral-list.admin.controller.js';
import { ReferralPlacesModule } from './referral-places/referral-places.module.js';
import { bonusAfter } from './referral-settings.js';
import { refuseReferral } from './refuse-referral/refuse-referral.admin.command.js';
import { ReferralViews } from './rows/referral-views.rows.js';
import { GetReferralHandler, GetReferralsHandler } from './rows/referrals.query.js';
import { SettleReferralsHandler } from './settle-referrals/settle-referrals.command.js';
import { settleReferralsWhenMemberQualifies } from './settle-referrals/settle-referrals-when-member-qualifies.policy.js';
import { referralStream } from './streams/referral.state.js';

@Module({
  imports: [MembersModule, OperatorsModule, ReferralPlacesModule],
  controllers: [OwnReferralsController, ReferralListController, MemberReferralsController, payReferral, refuseReferral],
  providers: [
    ReferralViews,
    ReferralTarget,
    SettleReferralsHandler,
    GetReferralsHandler,
    GetReferralHandler,
    GetMemberReferralsHandler,
    GetOwnReferralsHandler,
  ],
})
export class ReferralsModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...listOwnReferralSections(database.pool));
  }
}

export const referralsPart: Part = {
  name: 'referrals',
  module: ReferralsModule,
  streams: [referralStream],
  policies: [settleReferralsWhenMemberQualifies],
  settings: [bonusAfter],
};
