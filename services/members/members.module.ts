import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { OperatorsModule, Subjects } from '../operators/index.js';
import { KnownDevices } from '../platform/attempts/known-devices.js';
import { Config, derivedKey } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import type { Part } from '../platform/part.js';
import { PointsModule } from '../points/index.js';
import { AccountForfeiture } from './ban-member/account-forfeiture.js';
import { BanMemberController } from './ban-member/ban-member.admin.controller.js';
import { ChangeAddressController } from './change-address/change-address.admin.controller.js';
import { ChangeMailController } from './change-mail/change-mail.admin.controller.js';
import { MemberTarget } from './commands/member.target.js';
import { ConfirmMailHandler } from './confirm-mail/confirm-mail.command.js';
import { ConfirmMailController } from './confirm-mail/confirm-mail.controller.js';
import { CurrentMemberController } from './current-member/current-member.controller.js';
import { GetCurrentMemberHandler } from './current-member/current-member.query.js';
import { DuplicatesController } from './duplicates/duplicates.admin.controller.js';
import { GetDuplicatesHandler } from './duplicates/duplicates.query.js';
import { FindAddressController } from './find-address/find-address.controller.js';
import { GrantToMemberController } from './grant-to-member/grant-to-member.admin.controller.js';
import { LogInHandler } from './log-in/log-in.command.js';
import { LogInController } from './log-in/log-in.controller.js';
import { LogInAttempts } from './log-in/log-in-attempts.js';
import { LogOutController } from './log-in/log-out.controller.js';
import { LogInsController } from './log-ins/log-ins.admin.controller.js';
import { GetLogInsHandler } from './log-ins/log-ins.query.js';
import { MemberAccountsController } from './member-accounts/member-accounts.admin.controller.js';
import { GetMemberAccountsHandler } from './member-accounts/member-accounts.query.js';
import { MemberDetailController } from './member-detail/member-detail.controller.js';
import { GetMemberDetailHandler } from './member-detail/member-detail.query.js';
import { MemberTimelineController } from './member-timeline/member-timeline.admin.controller.js';
import { GetMemberTimelineHandler } from './member-timeline/member-timeline.query.js';
import { PrefecturesController } from './prefectures/prefectures.controller.js';
import { CheckRegistrationHandler, RegisterMemberHandler } from './register-member/register-member.command.js';
import { RegisterMemberController } from './register-member/register-member.controller.js';
import { ConfirmationLinks } from './rows/confirmation-links.rows.js';
import { MemberDirectory } from './rows/member-directory.rows.js';
import { memberNames } from './rows/member-names.rows.js';
import { GetMemberHandler } from './rows/member-resource.query.js';
import { SendConfirmationHandler } from './send-confirmation/send-confirmation.command.js';
import { SendConfirmationController } from './send-confirmation/send-confirmation.controller.js';
import { memberStream } from './streams/member.state.js';
import { UnbanMemberController } from './unban-member/unban-member.admin.controller.js';

@Module({
  imports: [PointsModule, OperatorsModule],
  controllers: [
    RegisterMemberController,
    ConfirmMailController,
    SendConfirmationController,
    LogInController,
    LogOutController,
    CurrentMemberController,
    MemberDetailController,
    PrefecturesController,
    FindAddressController,
    MemberAccountsController,
    LogInsController,
    MemberTimelineController,
    DuplicatesController,
    ChangeMailController,
    ChangeAddressController,
    BanMemberController,
    UnbanMemberController,
    GrantToMemberController,
  ],
  providers: [
    {
      provide: KnownDevices,
      inject: [Config],
      useFactory: ({ secret }: Config) => new KnownDevices(derivedKey(secret, 'members-devices')),
    },
    LogInAttempts,
    ConfirmationLinks,
    ConfirmMailHandler,
    SendConfirmationHandler,
    MemberDirectory,
    RegisterMemberHandler,
    CheckRegistrationHandler,
    LogInHandler,
    GetCurrentMemberHandler,
    GetMemberDetailHandler,
    GetMemberAccountsHandler,
    GetMemberHandler,
    GetLogInsHandler,
    GetMemberTimelineHandler,
    GetDuplicatesHandler,
    MemberTarget,
    AccountForfeiture,
  ],
  exports: [MemberDirectory, AccountForfeiture],
})
export class MembersModule {
  constructor(subjects: Subjects, database: Database) {
    subjects.add('members', memberNames(database));
  }
}

/** Where members logged in from is of use as long as points live, and then nobody's business. */
const LOG_INS_KEPT_MS = 180 * DAY_MS;

/** So long a link that has run out is told from one that never was. */
const LINK_REMEMBERED_MS = 30 * DAY_MS;

export const membersPart: Part = {
  name: 'members',
  module: MembersModule,
  streams: [memberStream],
  outdated: [
    { table: 'members.log_ins', column: 'at', lifeMs: LOG_INS_KEPT_MS },
    { table: 'members.mail_links', column: 'expires_at', lifeMs: LINK_REMEMBERED_MS },
  ],
};
