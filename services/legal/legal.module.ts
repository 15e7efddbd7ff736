import { Module } from '@nestjs/common';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { ownAgreementSections } from './export-data/own-agreements.query.js';
import { shopIdentity } from './identity-settings.js';
import { KeepAgreementsHandler } from './keep-agreements/keep-agreements.command.js';
import { keepAgreementsWhenMemberRegistered } from './keep-agreements/keep-agreements-when-member-registered.policy.js';
import { LegalTextController } from './legal-text/legal-text.controller.js';
import { MemberAgreementsController } from './member-agreements/member-agreements.admin.controller.js';
import { legalReadiness } from './wire/legal-readiness.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [LegalTextController, MemberAgreementsController],
  providers: [KeepAgreementsHandler],
})
export class LegalModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...ownAgreementSections(database.pool));
  }
}

export const legalPart: Part = {
  name: 'legal',
  module: LegalModule,
  settings: shopIdentity,
  readiness: legalReadiness,
  policies: [keepAgreementsWhenMemberRegistered],
};
