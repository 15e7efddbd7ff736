import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import { PaymentsModule } from '../payments/index.js';
import type { Part } from '../platform/part.js';
import { ImportSettlementController } from './import-settlement/import-settlement.admin.controller.js';
import {
  ResumeSettlementsHandler,
  resumeSettlementsEachMinute,
} from './import-settlement/resume-settlements.command.js';
import { SettleLines } from './import-settlement/settle-lines.js';
import { SettlementImports } from './import-settlement/settlement-imports.js';
import { GetSettlementLinesHandler } from './settlement-list/settlement-lines.query.js';
import { SettlementListController } from './settlement-list/settlement-list.admin.controller.js';
import { GetSettlementsHandler } from './settlement-list/settlement-list.query.js';

@Module({
  imports: [OperatorsModule, PaymentsModule],
  controllers: [ImportSettlementController, SettlementListController],
  providers: [
    ResumeSettlementsHandler,
    SettleLines,
    SettlementImports,
    GetSettlementsHandler,
    GetSettlementLinesHandler,
  ],
})
export class SettlementsModule {}

export const settlementsPart: Part = {
  name: 'settlements',
  publishedAs: 'payments',
  module: SettlementsModule,
  schedule: [resumeSettlementsEachMinute],
};
