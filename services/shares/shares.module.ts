import { Module } from '@nestjs/common';
import { DrawsModule } from '../draws/index.js';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { SharesOfAccount } from './close-account/shares-of-account.js';
import { listOwnShareSections } from './export-data/own-shares.query.js';
import { ShareCardHandler } from './share-card/share-card.command.js';
import { ShareCardController } from './share-card/share-card.controller.js';
import { CardPictures } from './shared-card/card-pictures.js';
import { SharedCardController } from './shared-card/shared-card.controller.js';
import { GetSharedCardHandler } from './shared-card/shared-card.query.js';
import { SharedCardPage } from './shared-card/shared-card-page.js';
import { SharedCardPictureController } from './shared-card/shared-card-picture.controller.js';

@Module({
  imports: [MembersModule, DrawsModule],
  controllers: [ShareCardController, SharedCardController, SharedCardPictureController],
  providers: [ShareCardHandler, GetSharedCardHandler, CardPictures, SharedCardPage, SharesOfAccount],
})
export class SharesModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...listOwnShareSections(database.pool));
  }
}

export const sharesPart: Part = {
  name: 'shares',
  module: SharesModule,
  outdated: [{ table: 'shares.shares', column: 'shared_at', lifeMs: 365 * DAY_MS }],
};
