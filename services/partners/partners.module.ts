import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { PendingResponses } from '../platform/http/responses/pending-responses.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { PartnerCalls } from './calls/partner-calls.js';
import { ENCRYPTED_SECRETS, SiteSecrets } from './calls/site-secrets.js';
import { TransfersOfAccount } from './close-account/transfers-of-account.js';
import { SiteTarget } from './commands/site.target.js';
import { TransferTarget } from './commands/transfer.target.js';
import { listOwnTransferSections } from './export-data/own-transfers.query.js';
import { addSite, editSite } from './keep-site/keep-site.admin.command.js';
import { LinkSiteHandler } from './link-site/link-site.command.js';
import { LinkSiteController } from './link-site/link-site.controller.js';
import { OwnSitesController } from './own-sites/own-sites.controller.js';
import { GetSitesOfMemberHandler } from './own-sites/own-sites.query.js';
import { PartnerDaysController } from './partner-days/partner-days.admin.controller.js';
import { GetPartnerDaysHandler } from './partner-days/partner-days.query.js';
import { SITE_NAMES } from './rows/site-names.rows.js';
import { ALARMS_COUNTED } from './rows/transfer-alarms.rows.js';
import { GetTransferHandler, GetTransfersHandler } from './rows/transfers.query.js';
import { settleTransfer } from './settle-transfer/settle-transfer.admin.command.js';
import { SiteListController } from './site-list/site-list.admin.controller.js';
import { GetSitesHandler } from './site-list/site-list.query.js';
import { transferStream } from './streams/transfer.state.js';
import { TransferListController } from './transfer-list/transfer-list.admin.controller.js';
import { TransferPointsHandler } from './transfer-points/transfer-points.command.js';
import { TransferPointsController } from './transfer-points/transfer-points.controller.js';

@Module({
  imports: [MembersModule, OperatorsModule],
  controllers: [
    OwnSitesController,
    LinkSiteController,
    TransferPointsController,
    SiteListController,
    addSite,
    editSite,
    TransferListController,
    settleTransfer,
    PartnerDaysController,
  ],
  providers: [
    PendingResponses,
    SiteSecrets,
    PartnerCalls,
    SiteTarget,
    TransferTarget,
    GetSitesOfMemberHandler,
    LinkSiteHandler,
    TransferPointsHandler,
    GetSitesHandler,
    GetTransfersHandler,
    GetTransferHandler,
    GetPartnerDaysHandler,
    TransfersOfAccount,
  ],
})
export class PartnersModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData) {
    subjects.add('partner-sites', SITE_NAMES);
    ownData.add(...listOwnTransferSections(database.pool));
  }
}

/** Retention of a transfer's account at the site after its comparison. */
const ACCOUNTS_KEPT_MS = 180 * DAY_MS;

export const partnersPart: Part = {
  name: 'partners',
  module: PartnersModule,
  streams: [transferStream],
  encrypted: [ENCRYPTED_SECRETS],
  measures: [
    {
      name: 'shop_partner_transfer_alarms',
      help: 'Transfers that need attention: no response of the site for 30 minutes, or different outcomes at the shop and the site',
      labels: ['alarm'],
      query: ALARMS_COUNTED,
    },
  ],
  outdated: [{ table: 'partners.transfers', column: 'compared_at', lifeMs: ACCOUNTS_KEPT_MS, erased: ['account'] }],
};
