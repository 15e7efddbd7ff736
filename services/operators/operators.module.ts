import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { KnownDevices } from '../platform/attempts/known-devices.js';
import { Config, deriveKey } from '../platform/config.js';
import { Permissions } from '../platform/console-api/access/permissions.js';
import { SignedInOperators } from '../platform/console-api/access/signed-in-operators.js';
import { OperatorsApiController } from '../platform/console-api/api-description/api-description.admin.controller.js';
import { AccessTrail } from '../platform/console-api/audit-trail/access-trail.rows.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { CommandResponses } from '../platform/console-api/commands/command-responses.rows.js';
import { DailyCaps } from '../platform/console-api/commands/daily-caps.js';
import { OperatorCommands } from '../platform/console-api/commands/operator-commands.js';
import { SecondOperator } from '../platform/console-api/commands/second-operator.js';
import type { Part } from '../platform/part.js';
import { OperatorProof } from './access/operator-proof.js';
import { addOperator } from './add-operator/add-operator.admin.command.js';
import { ApprovalsController } from './approval-list/approvals.admin.controller.js';
import { AuditTrailController } from './audit-trail/audit-entries.admin.controller.js';
import { GetAuditEntriesHandler } from './audit-trail/audit-entries.query.js';
import {
  changeRole,
  disableOperator,
  enableOperator,
  nameMember,
  requireOtp,
  resetOtp,
  resetPassword,
  unnameMember,
  waiveOtp,
} from './change-operator/change-operator.admin.command.js';
import { changeSetting, switchMaintenance } from './change-setting/change-setting.admin.command.js';
import { ApprovalTarget } from './commands/approval.target.js';
import { ApproverMails } from './commands/approver-mails.js';
import { MemberAccounts } from './commands/member-accounts.js';
import { OperatorTarget } from './commands/operator.target.js';
import { RequestedApprovals } from './commands/requested-approvals.js';
import { SettingTarget } from './commands/setting.target.js';
import { StoredDailyCaps } from './commands/stored-daily-caps.js';
import { ConfirmSessionController } from './confirm-session/confirm-session.admin.controller.js';
import { ConfirmSessionHandler } from './confirm-session/confirm-session.command.js';
import { approve, decline } from './decide-approval/decide-approval.admin.command.js';
import { DEMO_OPERATORS } from './demo/demo-operators.js';
import { NoteCommonGramsHandler, noteCommonGramsEveryHour } from './note-common-grams/note-common-grams.command.js';
import { OperatorsController } from './operator-list/operators.admin.controller.js';
import {
  dailyGrants,
  dailyReceipts,
  dailyRefunds,
  fourEyesBonus,
  fourEyesPoints,
  fourEyesReturn,
  fourEyesYen,
  otpOfAll,
} from './operator-settings.js';
import { OperatorAccounts } from './rows/accounts.rows.js';
import { GetApprovalHandler, GetApprovalsHandler } from './rows/approvals.query.js';
import { CommandReasons } from './rows/audit-reasons.rows.js';
import { encryptedOtpSecrets, OneTimePasswords } from './rows/one-time-passwords.rows.js';
import { OPERATOR_NAMES } from './rows/operator-names.rows.js';
import { buildOperatorReadiness } from './rows/operator-readiness.rows.js';
import { GetOperatorHandler, GetOperatorIdsHandler, GetOperatorsHandler } from './rows/operators.query.js';
import { OperatorSessions } from './rows/sessions.rows.js';
import { GetSettingsHandler } from './rows/settings.query.js';
import { SignInLimits } from './rows/sign-in-limits.rows.js';
import { SetUpOtpController } from './set-up-otp/set-up-otp.admin.controller.js';
import { SetUpOtpHandler } from './set-up-otp/set-up-otp.command.js';
import { SettingsController } from './settings/settings.admin.controller.js';
import { SessionController } from './sign-in/session.admin.controller.js';
import { SignInHandler } from './sign-in/sign-in.command.js';
import { operatorStream } from './streams/operator.state.js';
import { settingStream } from './streams/setting.state.js';

/** Global, because the guard of the operators' routes in every module needs the sessions. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [
    OperatorsApiController,
    SessionController,
    ConfirmSessionController,
    SetUpOtpController,
    OperatorsController,
    addOperator,
    changeRole,
    disableOperator,
    enableOperator,
    requireOtp,
    waiveOtp,
    resetOtp,
    resetPassword,
    nameMember,
    unnameMember,
    AuditTrailController,
    SettingsController,
    changeSetting,
    switchMaintenance,
    ApprovalsController,
    approve,
    decline,
  ],
  providers: [
    AccessTrail,
    CommandReasons,
    CommandResponses,
    OperatorCommands,
    { provide: SecondOperator, useClass: RequestedApprovals },
    { provide: DailyCaps, useClass: StoredDailyCaps },
    MemberAccounts,
    ApprovalTarget,
    ApproverMails,
    OperatorTarget,
    SettingTarget,
    {
      provide: KnownDevices,
      inject: [Config],
      useFactory: ({ secret }: Config) => new KnownDevices(deriveKey(secret, 'operators-devices')),
    },
    OperatorAccounts,
    OperatorSessions,
    { provide: SignedInOperators, useExisting: OperatorSessions },
    OneTimePasswords,
    Permissions,
    SignInLimits,
    Subjects,
    OperatorProof,
    SignInHandler,
    ConfirmSessionHandler,
    SetUpOtpHandler,
    GetOperatorsHandler,
    GetOperatorHandler,
    GetOperatorIdsHandler,
    GetAuditEntriesHandler,
    GetSettingsHandler,
    GetApprovalsHandler,
    GetApprovalHandler,
    NoteCommonGramsHandler,
  ],
  exports: [
    AccessTrail,
    CommandReasons,
    MemberAccounts,
    OperatorCommands,
    OperatorAccounts,
    OperatorSessions,
    Permissions,
    SecondOperator,
    SignedInOperators,
    Subjects,
  ],
})
export class OperatorsModule {
  constructor(subjects: Subjects) {
    subjects.add('operators', OPERATOR_NAMES);
  }
}

export const operatorsPart: Part = {
  name: 'operators',
  module: OperatorsModule,
  streams: [operatorStream, settingStream],
  schedule: [noteCommonGramsEveryHour],
  settings: [
    otpOfAll,
    fourEyesPoints,
    fourEyesYen,
    fourEyesReturn,
    fourEyesBonus,
    dailyGrants,
    dailyRefunds,
    dailyReceipts,
  ],
  readiness: buildOperatorReadiness(DEMO_OPERATORS.map(({ mail }) => mail)),
  encrypted: encryptedOtpSecrets,
};
