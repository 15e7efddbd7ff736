import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { OperatorsModule } from '../operators/index.js';
import { PaymentsModule } from '../payments/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import type { Part } from '../platform/part.js';
import { bankStatementColumns } from './bank-deposits-settings.js';
import { BankProfileListController } from './bank-profile-list/bank-profile-list.admin.controller.js';
import { GetBankProfilesHandler } from './bank-profile-list/bank-profile-list.query.js';
import { BankProfileTarget } from './commands/bank-profile.target.js';
import { DepositTarget } from './commands/deposit.target.js';
import { confirmDeposit } from './confirm-deposit/confirm-deposit.admin.command.js';
import { creditSmaller } from './credit-smaller/credit-smaller.admin.command.js';
import { DepositListController } from './deposit-list/deposit-list.admin.controller.js';
import { ignoreDeposit } from './ignore-deposit/ignore-deposit.admin.command.js';
import { DepositFiles } from './import-deposits/deposit-files.js';
import { DepositImports } from './import-deposits/deposit-imports.js';
import { ImportDepositsController } from './import-deposits/import-deposits.admin.controller.js';
import { PreviewBankFileController } from './import-deposits/preview-bank-file.admin.controller.js';
import { ResumeImportsHandler, resumeImportsEachMinute } from './import-deposits/resume-imports.command.js';
import { addBankProfile, editBankProfile } from './keep-bank-profile/keep-bank-profile.admin.command.js';
import { matchDeposit } from './match-deposit/match-deposit.admin.command.js';
import { matchPayout } from './match-payout/match-payout.admin.command.js';
import { removeBankProfile } from './remove-bank-profile/remove-bank-profile.admin.command.js';
import { returnDeposit } from './return-deposit/return-deposit.admin.command.js';
import { reverseDeposit } from './reverse-deposit/reverse-deposit.admin.command.js';
import { BANK_PROFILE_NAMES } from './rows/bank-profile-names.rows.js';
import { DEPOSIT_NAMES } from './rows/deposit-names.rows.js';
import { GetDepositHandler, GetDepositsHandler } from './rows/deposits.query.js';
import { depositStream } from './streams/deposit.state.js';

@Module({
  imports: [OperatorsModule, PaymentsModule],
  controllers: [
    confirmDeposit,
    DepositListController,
    ImportDepositsController,
    PreviewBankFileController,
    BankProfileListController,
    addBankProfile,
    editBankProfile,
    removeBankProfile,
    matchDeposit,
    matchPayout,
    creditSmaller,
    returnDeposit,
    reverseDeposit,
    ignoreDeposit,
  ],
  providers: [
    DepositTarget,
    DepositImports,
    DepositFiles,
    BankProfileTarget,
    GetBankProfilesHandler,
    ResumeImportsHandler,
    GetDepositsHandler,
    GetDepositHandler,
  ],
})
export class BankDepositsModule {
  constructor(subjects: Subjects) {
    subjects.add('deposits', DEPOSIT_NAMES);
    subjects.add('bank-profiles', BANK_PROFILE_NAMES);
  }
}

/** The time that a settled deposit can be looked up with its sender. */
const SENDERS_KEPT_MS = 180 * DAY_MS;

export const bankDepositsPart: Part = {
  name: 'bank-deposits',
  publishedAs: 'payments',
  module: BankDepositsModule,
  streams: [depositStream],
  schedule: [resumeImportsEachMinute],
  settings: [bankStatementColumns],
  outdated: [{ table: 'payments.deposit_senders', column: 'settled_at', lifeMs: SENDERS_KEPT_MS }],
};
