import { Module } from '@nestjs/common';
import { DrawsModule } from '../draws/index.js';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { AllCardTypesController } from './all-card-types/all-card-types.admin.controller.js';
import { GetAllCardTypesHandler } from './all-card-types/all-card-types.query.js';
import { AllPacksController } from './all-packs/all-packs.admin.controller.js';
import { PrizesCsvController } from './all-packs/prizes-csv.admin.controller.js';
import { CatalogCache } from './cache/catalog-cache.js';
import { CatalogResponses } from './cache/catalog-responses.js';
import { PackPages } from './cache/pack-pages.js';
import { cancelPublication } from './cancel-publication/cancel-publication.admin.command.js';
import { CardDetailController } from './card-detail/card-detail.controller.js';
import { GetCardDetailHandler } from './card-detail/card-detail.query.js';
import { CardTypesController } from './card-types/card-types.controller.js';
import { GetCardTypesHandler } from './card-types/card-types.query.js';
import { CardsController } from './cards/cards.admin.controller.js';
import { changeDisplay } from './change-display/change-display.admin.command.js';
import { FavouritesOfAccount } from './close-account/favourites-of-account.js';
import { closePack } from './close-pack/close-pack.admin.command.js';
import { CardTarget } from './commands/card.target.js';
import { CardTypeTarget } from './commands/card-type.target.js';
import { PackTarget } from './commands/pack.target.js';
import { CountDrawnHandler, countDrawnEveryHour } from './count-drawn/count-drawn.command.js';
import { draftPack } from './draft-pack/draft-pack.admin.command.js';
import { listOwnFavouriteSections } from './export-data/own-favourites.query.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { GetFavouriteListHandler, GetFavouritesHandler, GetUsedUpHandler } from './favourites/favourites.query.js';
import { addCard, editCard } from './keep-card/keep-card.admin.command.js';
import { addCardType, editCardType } from './keep-card-type/keep-card-type.admin.command.js';
import { GetListedPacksHandler } from './listed-packs/listed-packs.query.js';
import { MarkFavouriteHandler } from './mark-favourite/mark-favourite.command.js';
import { MarkFavouriteController } from './mark-favourite/mark-favourite.controller.js';
import { PackCardListController } from './pack-card-list/pack-card-list.controller.js';
import { GetPackCardListHandler } from './pack-card-list/pack-card-list.query.js';
import { PackDetailController } from './pack-detail/pack-detail.controller.js';
import { GetPackDetailHandler } from './pack-detail/pack-detail.query.js';
import { PackListController } from './pack-list/pack-list.controller.js';
import { GetPackListHandler } from './pack-list/pack-list.query.js';
import { PackTagsController } from './pack-tags/pack-tags.controller.js';
import { GetPackTagsHandler } from './pack-tags/pack-tags.query.js';
import { pausePack } from './pause-pack/pause-pack.admin.command.js';
import { CheckPublicationController } from './publish-pack/check-publication.admin.controller.js';
import { CheckPublicationHandler } from './publish-pack/check-publication.command.js';
import { PackPublication } from './publish-pack/pack-publication.js';
import { publishPack } from './publish-pack/publish-pack.admin.command.js';
import {
  PublishPlannedPacksHandler,
  publishPlannedPacksWhenDue,
} from './publish-pack/publish-planned-packs.command.js';
import { resumePack } from './resume-pack/resume-pack.admin.command.js';
import { ImportPrizesController } from './revise-pack/import-prizes.admin.controller.js';
import { PrizeFiles } from './revise-pack/prize-files.js';
import { revisePack } from './revise-pack/revise-pack.admin.command.js';
import { CardRecords } from './rows/card-records.rows.js';
import { CatalogContent } from './rows/catalog-content.rows.js';
import { CATALOG_NAMES } from './rows/catalog-names.rows.js';
import { PackRecords } from './rows/pack-records.rows.js';
import { packStream } from './streams/pack.state.js';

const reads = [
  GetAllCardTypesHandler,
  GetCardTypesHandler,
  GetPackListHandler,
  GetPackDetailHandler,
  GetPackCardListHandler,
  GetListedPacksHandler,
  GetPackTagsHandler,
  GetFavouritesHandler,
  GetFavouriteListHandler,
  GetUsedUpHandler,
  GetCardDetailHandler,
];
const writes = [CheckPublicationHandler, PublishPlannedPacksHandler, MarkFavouriteHandler, CountDrawnHandler];

@Module({
  imports: [DrawsModule, MembersModule],
  controllers: [
    CardTypesController,
    PackListController,
    PackDetailController,
    PackCardListController,
    PackTagsController,
    FavouritesController,
    MarkFavouriteController,
    CardDetailController,
    AllPacksController,
    AllCardTypesController,
    CardsController,
    addCard,
    editCard,
    addCardType,
    editCardType,
    draftPack,
    revisePack,
    ImportPrizesController,
    PrizesCsvController,
    publishPack,
    CheckPublicationController,
    cancelPublication,
    changeDisplay,
    pausePack,
    resumePack,
    closePack,
  ],
  providers: [
    CatalogCache,
    CatalogResponses,
    PackPages,
    FavouritesOfAccount,
    PackTarget,
    CardTarget,
    CardTypeTarget,
    PackPublication,
    PackRecords,
    CardRecords,
    PrizeFiles,
    CatalogContent,
    ...reads,
    ...writes,
  ],
  exports: [CatalogContent, CatalogCache],
})
export class CatalogModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData) {
    for (const [resource, names] of Object.entries(CATALOG_NAMES)) subjects.add(resource, names);
    ownData.add(...listOwnFavouriteSections(database.pool));
  }
}

/** Retention of the daily counts. A shop that was closed for some days uses its last count before that. */
const COUNTS_KEPT_MS = 30 * DAY_MS;

export const catalogPart: Part = {
  name: 'catalog',
  module: CatalogModule,
  streams: [packStream],
  timers: [publishPlannedPacksWhenDue],
  schedule: [countDrawnEveryHour],
  outdated: [{ table: 'catalog.drawn_counts', column: 'at', lifeMs: COUNTS_KEPT_MS }],
};
