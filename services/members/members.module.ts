import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import type { Part } from '../platform/part.js';
import { PointsModule } from '../points/index.js';
import { CurrentMemberController } from './current-member/current-member.controller.js';
import { GetCurrentMemberHandler } from './current-member/current-member.query.js';
import { FindAddressController } from './find-address/find-address.controller.js';
import { LogInHandler } from './log-in/log-in.command.js';
import { LogInController } from './log-in/log-in.controller.js';
import { LogInAttempts } from './log-in/log-in-attempts.js';
import { LogOutController } from './log-in/log-out.controller.js';
import { MemberAccountsController } from './member-accounts/member-accounts.admin.controller.js';
import { GetMemberAccountsHandler } from './member-accounts/member-accounts.query.js';
import { MemberDetailController } from './member-detail/member-detail.controller.js';
import { GetMemberDetailHandler } from './member-detail/member-detail.query.js';
import { MemberDirectory } from './member-directory.js';
import { PrefecturesController } from './prefectures.controller.js';
import { CheckRegistrationHandler, RegisterMemberHandler } from './register-member/register-member.command.js';
import { RegisterMemberController } from './register-member/register-member.controller.js';
import { memberEvents } from './streams/member.events.js';

@Module({
  imports: [PointsModule, OperatorsModule],
  controllers: [
    RegisterMemberController,
    LogInController,
    LogOutController,
    CurrentMemberController,
    MemberDetailController,
    PrefecturesController,
    FindAddressController,
    MemberAccountsController,
  ],
  providers: [
    LogInAttempts,
    MemberDirectory,
    RegisterMemberHandler,
    CheckRegistrationHandler,
    LogInHandler,
    GetCurrentMemberHandler,
    GetMemberDetailHandler,
    GetMemberAccountsHandler,
  ],
  exports: [MemberDirectory],
})
export class MembersModule {}

export const membersPart: Part = { name: 'members', module: MembersModule, events: memberEvents };
