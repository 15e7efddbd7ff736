import { Module } from '@nestjs/common';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Config } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { AgreeToTextHandler } from './agree-to-text/agree-to-text.command.js';
import { AgreeToTextController } from './agree-to-text/agree-to-text.controller.js';
import { announceText } from './announce-text/announce-text.admin.command.js';
import { AnnouncedTextsController } from './announced-texts/announced-texts.controller.js';
import { ReadingsOfAccount } from './close-account/readings-of-account.js';
import { LegalTextTarget } from './commands/legal-text.target.js';
import { ObjectionTarget } from './commands/objection.target.js';
import { listOwnAgreementSections } from './export-data/own-agreements.query.js';
import {
  DeemAgreedHandler,
  deemAgreedEachMinute,
  mailAnnouncementEachMinute,
} from './follow-announcement/deem-agreed.command.js';
import { MailAnnouncementHandler } from './follow-announcement/mail-announcement.command.js';
import { shopIdentity } from './identity-settings.js';
import { KeepAgreementsHandler } from './keep-agreements/keep-agreements.command.js';
import { keepAgreementsWhenMemberRegistered } from './keep-agreements/keep-agreements-when-member-registered.policy.js';
import { LegalTextController } from './legal-text/legal-text.controller.js';
import { LegalTextListController } from './legal-text-list/legal-text-list.admin.controller.js';
import { MemberAgreementsController } from './member-agreements/member-agreements.admin.controller.js';
import { OwnAnnouncementsController } from './own-announcements/own-announcements.controller.js';
import { GetOwnAnnouncementsHandler } from './own-announcements/own-announcements.query.js';
import { ReadAnnouncementsHandler } from './read-announcements/read-announcements.command.js';
import { ReadAnnouncementsController } from './read-announcements/read-announcements.controller.js';
import { recordObjection } from './record-objection/record-objection.admin.command.js';
import { legalTextStream } from './streams/legal-text.state.js';
import { legalReadiness } from './wire/legal-readiness.js';
import { LegalTexts, loadLegalTexts } from './wire/legal-texts.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    LegalTextController,
    AnnouncedTextsController,
    LegalTextListController,
    announceText,
    OwnAnnouncementsController,
    ReadAnnouncementsController,
    AgreeToTextController,
    MemberAgreementsController,
    recordObjection,
  ],
  providers: [
    { provide: LegalTexts, useFactory: loadLegalTexts, inject: [Config] },
    LegalTextTarget,
    ObjectionTarget,
    KeepAgreementsHandler,
    MailAnnouncementHandler,
    DeemAgreedHandler,
    GetOwnAnnouncementsHandler,
    ReadAnnouncementsHandler,
    AgreeToTextHandler,
    ReadingsOfAccount,
  ],
})
export class LegalModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...listOwnAgreementSections(database.pool));
  }
}

export const legalPart: Part = {
  name: 'legal',
  module: LegalModule,
  streams: [legalTextStream],
  settings: shopIdentity,
  readiness: legalReadiness,
  policies: [keepAgreementsWhenMemberRegistered],
  schedule: [mailAnnouncementEachMinute, deemAgreedEachMinute],
};
