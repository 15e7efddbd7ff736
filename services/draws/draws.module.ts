import { Module } from '@nestjs/common';
import { DAY_MS } from '../kernel/time.js';
import { MembersModule } from '../members/index.js';
import type { Part } from '../platform/part.js';
import { ShipmentsModule } from '../shipments/index.js';
import { GetDrawDetailHandler } from './all-draws/draw.query.js';
import { DrawsController } from './all-draws/draws.admin.controller.js';
import { GetDrawsHandler } from './all-draws/draws.query.js';
import { BoxLogController } from './box-log/box-log.controller.js';
import {
  GetBoxCheckpointHandler,
  GetBoxConsistencyHandler,
  GetBoxKeyHandler,
  GetBoxTileFileHandler,
} from './box-log/box-log.query.js';
import { BoxStocks } from './boxes/box-stocks.js';
import { Boxes } from './boxes/boxes.js';
import { CardsOfAccount } from './close-account/cards-of-account.js';
import { DrawsBond } from './close-account/draws-bond.js';
import { CardDecisions } from './decide-cards/card-decisions.js';
import { DecideCardsHandler } from './decide-cards/decide-cards.command.js';
import { DecideCardsController } from './decide-cards/decide-cards.controller.js';
import { DecideDueCardsHandler, decideCardsWhenDue } from './decide-cards/decide-due-cards.command.js';
import { DrawHistoryController } from './draw-history/draw-history.controller.js';
import { drawHistoryProjection } from './draw-history/draw-history.projection.js';
import { GetDrawHistoryDetailHandler, GetDrawHistoryHandler } from './draw-history/draw-history.query.js';
import { drawHistorySums } from './draw-history/draw-history-sums.js';
import { BoxWriter } from './draw-pack/box-writer.js';
import { Buyers } from './draw-pack/buyers.js';
import { CheckDrawHandler } from './draw-pack/check-draw.command.js';
import { CheckDrawController } from './draw-pack/check-draw.controller.js';
import { DrawPackHandler } from './draw-pack/draw-pack.command.js';
import { DrawPackController } from './draw-pack/draw-pack.controller.js';
import { DrawProofController } from './draw-proof/draw-proof.controller.js';
import { GetDrawProofHandler } from './draw-proof/draw-proof.query.js';
import { DrawReceiptController } from './draw-receipt/draw-receipt.controller.js';
import { GetReceiptHandler } from './draw-receipt/draw-receipt.query.js';
import { conversionLife, shippingThreshold } from './draw-settings.js';
import { CardExchanges } from './exchange-cards/card-exchanges.js';
import { OwnDraws } from './export-data/own-draws.js';
import { FairBoxController } from './fair-box/fair-box.controller.js';
import { GetFairBoxHandler, GetFairLinesHandler, GetFairLogHandler } from './fair-box/fair-box.query.js';
import { ForfeitCards } from './forfeit-cards/forfeit-cards.js';
import { LastDrawController } from './last-draw/last-draw.controller.js';
import { GetDrawHandler } from './last-draw/last-draw.query.js';
import { CardSources } from './open-boxes/card-sources.js';
import { encryptedSeeds, OpenBoxCache } from './open-boxes/open-box-cache.js';
import { PublishBoxHeadsHandler, publishBoxHeadsEveryMinute } from './publish-box-heads/publish-box-heads.command.js';
import { PurchaseNamesModule } from './purchase-names/purchase-names.module.js';
import { RevealSeedsHandler, revealSeedsWhenDayOver } from './reveal-seeds/reveal-seeds.command.js';
import { DrawSessionMemories } from './rows/session-memory.rows.js';
import { measuresOfVerifying } from './rows/verifying-measures.rows.js';
import { boxStream } from './streams/box.state.js';
import { drawStream } from './streams/draw.state.js';
import { UndecidedCardsController } from './undecided-cards/undecided-cards.controller.js';
import { GetUndecidedCardsHandler } from './undecided-cards/undecided-cards.query.js';
import { VerifyDrawsHandler, verifyDrawsEveryMinute } from './verify-draws/verify-draws.command.js';

@Module({
  imports: [MembersModule, ShipmentsModule, PurchaseNamesModule],
  controllers: [
    CheckDrawController,
    DrawPackController,
    LastDrawController,
    DecideCardsController,
    UndecidedCardsController,
    DrawHistoryController,
    FairBoxController,
    DrawReceiptController,
    DrawProofController,
    BoxLogController,
    DrawsController,
  ],
  providers: [
    OpenBoxCache,
    CardSources,
    BoxStocks,
    BoxWriter,
    Buyers,
    Boxes,
    DrawSessionMemories,
    DrawPackHandler,
    CheckDrawHandler,
    CardDecisions,
    DecideCardsHandler,
    DecideDueCardsHandler,
    CardExchanges,
    ForfeitCards,
    CardsOfAccount,
    DrawsBond,
    OwnDraws,
    RevealSeedsHandler,
    VerifyDrawsHandler,
    GetDrawHandler,
    GetUndecidedCardsHandler,
    GetDrawHistoryHandler,
    GetDrawHistoryDetailHandler,
    GetFairBoxHandler,
    GetFairLogHandler,
    GetFairLinesHandler,
    GetReceiptHandler,
    GetDrawProofHandler,
    PublishBoxHeadsHandler,
    GetBoxCheckpointHandler,
    GetBoxKeyHandler,
    GetBoxTileFileHandler,
    GetBoxConsistencyHandler,
    GetDrawsHandler,
    GetDrawDetailHandler,
  ],
  exports: [Boxes, CardExchanges],
})
export class DrawsModule {}

export const drawsPart: Part = {
  name: 'draws',
  module: DrawsModule,
  streams: [boxStream, drawStream],
  projections: [drawHistoryProjection],
  reconciliations: [drawHistorySums],
  timers: [decideCardsWhenDue, revealSeedsWhenDayOver],
  schedule: [publishBoxHeadsEveryMinute, verifyDrawsEveryMinute],
  measures: measuresOfVerifying,
  settings: [shippingThreshold, conversionLife],
  encrypted: [encryptedSeeds],
  outdated: [{ table: 'draws.session_memory', column: 'changed_at', lifeMs: 90 * DAY_MS }],
};
