import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MemberAccounts, OperatorsModule } from '../operators/index.js';
import { KnownDevices } from '../platform/attempts/known-devices.js';
import { Config, deriveKey } from '../platform/config.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { PendingResponses } from '../platform/http/responses/pending-responses.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { conversionFloor } from '../platform/sms/sms-traffic.js';
import { PointsModule } from '../points/index.js';
import { banMember } from './ban-member/ban-member.admin.command.js';
import { AccountBelongings } from './belongings/account-belongings.js';
import { PersonBonds } from './belongings/person-bonds.js';
import { changeAddress } from './change-address/change-address.admin.command.js';
import { changeMail } from './change-mail/change-mail.admin.command.js';
import { ChangeMemberHandler } from './change-member/change-member.command.js';
import { ChangeMemberController } from './change-member/change-member.controller.js';
import { ChangePasswordHandler } from './change-password/change-password.command.js';
import { ChangePasswordController } from './change-password/change-password.controller.js';
import { ResetPasswordController } from './change-password/reset-password.controller.js';
import {
  SendPasswordLinksHandler,
  sendPasswordLinksWhenDue,
  WantPasswordLinkHandler,
} from './change-password/send-password-links.command.js';
import { ChooseLanguageHandler } from './choose-language/choose-language.command.js';
import { ChooseLanguageController } from './choose-language/choose-language.controller.js';
import { AccountClosing } from './close-account/account-closing.js';
import { BirthdayBond } from './close-account/birthday-bond.js';
import { CloseAccountHandler, GetLeavingHandler } from './close-account/close-account.command.js';
import { CloseAccountController } from './close-account/close-account.controller.js';
import { CloseUnusedHandler, closeUnusedWhenDue } from './close-account/close-unused.command.js';
import { ErasePersonHandler, erasePersonWhenDue } from './close-account/erase-person.command.js';
import { OwnBelongings } from './close-account/own-belongings.js';
import { ClosedAccountListController } from './closed-account-list/closed-account-list.admin.controller.js';
import { GetClosedAccountsHandler } from './closed-account-list/closed-account-list.query.js';
import { MemberTarget } from './commands/member.target.js';
import { ConfirmMailHandler } from './confirm-mail/confirm-mail.command.js';
import { ConfirmMailController } from './confirm-mail/confirm-mail.controller.js';
import { CurrentMemberController } from './current-member/current-member.controller.js';
import { GetCurrentMemberHandler } from './current-member/current-member.query.js';
import { DuplicatesController } from './duplicates/duplicates.admin.controller.js';
import { GetDuplicatesHandler } from './duplicates/duplicates.query.js';
import { EndSessionHandler } from './end-session/end-session.command.js';
import { EndSessionController } from './end-session/end-session.controller.js';
import { ExportDataController } from './export-data/export-data.controller.js';
import { listOwnPersonSections } from './export-data/own-person.query.js';
import { ProvePasswordHandler } from './export-data/prove-password.command.js';
import { FindAddressController } from './find-address/find-address.controller.js';
import { AccountForfeiture } from './forfeit-member/account-forfeiture.js';
import { forfeitMember } from './forfeit-member/forfeit-member.admin.command.js';
import { ForfeitureCases } from './forfeit-member/forfeiture-cases.js';
import { GiveAddressHandler } from './give-address/give-address.command.js';
import { GiveAddressController } from './give-address/give-address.controller.js';
import { GiveBirthdayHandler } from './give-birthday/give-birthday.command.js';
import { GiveBirthdayController } from './give-birthday/give-birthday.controller.js';
import { grantCoins, grantPoints } from './grant-to-member/grant-to-member.admin.command.js';
import { keepAccount } from './keep-account/keep-account.admin.command.js';
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
import { MemberPhoneController } from './member-phone/member-phone.admin.controller.js';
import { GetMemberPhoneHandler } from './member-phone/member-phone.query.js';
import { closeUnusedAccounts } from './member-settings.js';
import { MemberTimelineController } from './member-timeline/member-timeline.admin.controller.js';
import { GetMemberTimelineHandler } from './member-timeline/member-timeline.query.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { PrefecturesController } from './prefectures/prefectures.controller.js';
import { CheckRegistrationHandler, RegisterMemberHandler } from './register-member/register-member.command.js';
import { RegisterMemberController } from './register-member/register-member.controller.js';
import { releaseBirthday } from './release-birthday/release-birthday.admin.command.js';
import { releasePhone } from './release-phone/release-phone.admin.command.js';
import { reverseGrant } from './reverse-grant/reverse-grant.admin.command.js';
import { ClosedAccounts } from './rows/closed-accounts.rows.js';
import { ConfirmationLinks } from './rows/confirmation-links.rows.js';
import { MemberDirectory } from './rows/member-directory.rows.js';
import { buildMemberNames } from './rows/member-names.rows.js';
import { GetMemberHandler } from './rows/member-resource.query.js';
import { settleOperator } from './rows/operators-accounts.rows.js';
import { PasswordLinks } from './rows/password-links.rows.js';
import { PhoneCodes } from './rows/phone-codes.rows.js';
import { KnownOfRegistration } from './rows/registration-facts.rows.js';
import { findMembers } from './rows/standing.rows.js';
import { SendConfirmationHandler } from './send-confirmation/send-confirmation.command.js';
import { SendConfirmationController } from './send-confirmation/send-confirmation.controller.js';
import { SendPhoneCodeHandler } from './send-phone-code/send-phone-code.command.js';
import { SendPhoneCodeController } from './send-phone-code/send-phone-code.controller.js';
import { memberStream } from './streams/member.state.js';
import { TakeSmsStatusController } from './take-sms-status/take-sms-status.controller.js';
import { unbanMember } from './unban-member/unban-member.admin.command.js';
import { UnusedAccountListController } from './unused-account-list/unused-account-list.admin.controller.js';
import { GetUnusedAccountsHandler } from './unused-account-list/unused-account-list.query.js';
import { VerifyPhoneHandler } from './verify-phone/verify-phone.command.js';
import { VerifyPhoneController } from './verify-phone/verify-phone.controller.js';

@Module({
  imports: [PointsModule, OperatorsModule],
  controllers: [
    RegisterMemberController,
    ConfirmMailController,
    SendConfirmationController,
    ChangePasswordController,
    ResetPasswordController,
    SendPhoneCodeController,
    VerifyPhoneController,
    TakeSmsStatusController,
    ChangeMemberController,
    MemberPhoneController,
    releasePhone,
    GiveAddressController,
    GiveBirthdayController,
    ChooseLanguageController,
    releaseBirthday,
    OwnSessionsController,
    EndSessionController,
    CloseAccountController,
    ClosedAccountListController,
    UnusedAccountListController,
    keepAccount,
    ExportDataController,
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
    changeMail,
    changeAddress,
    banMember,
    forfeitMember,
    unbanMember,
    grantPoints,
    grantCoins,
    reverseGrant,
  ],
  providers: [
    {
      provide: KnownDevices,
      inject: [Config],
      useFactory: ({ secret }: Config) => new KnownDevices(deriveKey(secret, 'members-devices')),
    },
    LogInAttempts,
    PendingResponses,
    PhoneCodes,
    SendPhoneCodeHandler,
    VerifyPhoneHandler,
    ChangeMemberHandler,
    GiveAddressHandler,
    GiveBirthdayHandler,
    ChooseLanguageHandler,
    GetMemberPhoneHandler,
    ConfirmationLinks,
    PasswordLinks,
    ConfirmMailHandler,
    ChangePasswordHandler,
    WantPasswordLinkHandler,
    SendPasswordLinksHandler,
    SendConfirmationHandler,
    MemberDirectory,
    KnownOfRegistration,
    RegisterMemberHandler,
    CheckRegistrationHandler,
    EndSessionHandler,
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
    ForfeitureCases,
    AccountBelongings,
    OwnBelongings,
    PersonBonds,
    BirthdayBond,
    ClosedAccounts,
    AccountClosing,
    CloseAccountHandler,
    CloseUnusedHandler,
    GetUnusedAccountsHandler,
    GetClosedAccountsHandler,
    GetLeavingHandler,
    ErasePersonHandler,
    ProvePasswordHandler,
  ],
  exports: [MemberDirectory, AccountForfeiture, ForfeitureCases, AccountBelongings, PersonBonds, ClosedAccounts],
})
export class MembersModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData, accounts: MemberAccounts) {
    accounts.keptBy({ isMember: async (tx, id) => (await findMembers(tx, [id])).length > 0, settle: settleOperator });
    subjects.add('members', buildMemberNames(database));
    ownData.add(...listOwnPersonSections(database.pool));
  }
}

/** The keep time of log-ins: as long as points live, since that is as long as they are of use. */
const LOG_INS_KEPT_MS = 180 * DAY_MS;

/** The time in which an expired link can be told from an unknown one. */
const LINK_REMEMBERED_MS = 30 * DAY_MS;

/** The keep time of phone codes, for operators. Verified numbers are kept elsewhere. */
const PHONE_CODES_KEPT_MS = 30 * DAY_MS;

export const membersPart: Part = {
  name: 'members',
  module: MembersModule,
  streams: [memberStream],
  timers: [sendPasswordLinksWhenDue, erasePersonWhenDue, closeUnusedWhenDue],
  settings: [conversionFloor, closeUnusedAccounts],
  outdated: [
    { table: 'members.log_ins', column: 'at', lifeMs: LOG_INS_KEPT_MS },
    { table: 'members.phone_codes', column: 'created_at', lifeMs: PHONE_CODES_KEPT_MS },
    { table: 'sms.messages', column: 'created_at', lifeMs: PHONE_CODES_KEPT_MS },
    { table: 'members.mail_links', column: 'expires_at', lifeMs: LINK_REMEMBERED_MS },
    { table: 'members.password_links', column: 'expires_at', lifeMs: LINK_REMEMBERED_MS },
  ],
};
