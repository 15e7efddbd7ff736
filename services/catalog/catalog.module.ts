import { Module } from '@nestjs/common';
import { DrawsModule } from '../draws/index.js';
import type { Part } from '../platform/part.js';
import { AllPacksController } from './all-packs/all-packs.admin.controller.js';
import { CardTypesController } from './card-types/card-types.controller.js';
import { GetCardTypesHandler } from './card-types/card-types.query.js';
import { CatalogContent } from './catalog-content.js';
import { ClosePackController } from './close-pack/close-pack.admin.controller.js';
import { ClosePackHandler } from './close-pack/close-pack.command.js';
import { DraftPackController } from './draft-pack/draft-pack.admin.controller.js';
import { DraftPackHandler } from './draft-pack/draft-pack.command.js';
import { PackCardListController } from './pack-card-list/pack-card-list.controller.js';
import { GetPackCardListHandler } from './pack-card-list/pack-card-list.query.js';
import { PackDesk } from './pack-desk.js';
import { PackDetailController } from './pack-detail/pack-detail.controller.js';
import { GetPackDetailHandler } from './pack-detail/pack-detail.query.js';
import { PackListController } from './pack-list/pack-list.controller.js';
import { GetPackListHandler } from './pack-list/pack-list.query.js';
import { PackRecords } from './pack-records.js';
import { Packs } from './packs.js';
import { PausePackController } from './pause-pack/pause-pack.admin.controller.js';
import { PausePackHandler } from './pause-pack/pause-pack.command.js';
import { PublishPackController } from './publish-pack/publish-pack.admin.controller.js';
import { PublishPackHandler } from './publish-pack/publish-pack.command.js';
import { ResumePackController } from './resume-pack/resume-pack.admin.controller.js';
import { ResumePackHandler } from './resume-pack/resume-pack.command.js';
import { RevisePackController } from './revise-pack/revise-pack.admin.controller.js';
import { RevisePackHandler } from './revise-pack/revise-pack.command.js';
import { Shelf } from './shelf.js';
import { ShelfAnswers } from './shelf-answers.js';
import { packEvents } from './streams/pack.events.js';

const reads = [GetCardTypesHandler, GetPackListHandler, GetPackDetailHandler, GetPackCardListHandler];
const writes = [
  DraftPackHandler,
  RevisePackHandler,
  PublishPackHandler,
  PausePackHandler,
  ResumePackHandler,
  ClosePackHandler,
];

@Module({
  imports: [DrawsModule],
  controllers: [
    CardTypesController,
    PackListController,
    PackDetailController,
    PackCardListController,
    AllPacksController,
    DraftPackController,
    RevisePackController,
    PublishPackController,
    PausePackController,
    ResumePackController,
    ClosePackController,
  ],
  providers: [Shelf, ShelfAnswers, Packs, PackRecords, PackDesk, CatalogContent, ...reads, ...writes],
  exports: [CatalogContent],
})
export class CatalogModule {}

export const catalogPart: Part = { name: 'catalog', module: CatalogModule, events: packEvents };
