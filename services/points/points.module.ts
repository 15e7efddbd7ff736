import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { ExpireLotsHandler, expireLotsWhenDue } from './expire-lots/expire-lots.command.js';
import { ExpiringPointsController } from './expiring-points/expiring-points.controller.js';
import { GetExpiringPointsHandler } from './expiring-points/expiring-points.query.js';
import { listOwnPointSections } from './export-data/own-points.query.js';
import { GrantCoinsHandler, GrantPointsHandler } from './grant-points/grant-points.command.js';
import { MemberLotsController } from './member-lots/member-lots.admin.controller.js';
import { GetMemberLotsHandler } from './member-lots/member-lots.query.js';
import { coinHistorySums, pointHistorySums } from './point-history/history-sums.js';
import { PointHistoryController } from './point-history/point-history.controller.js';
import { coinHistoryProjection, pointHistoryProjection } from './point-history/point-history.projection.js';
import { GetPointHistoryHandler } from './point-history/point-history.query.js';
import { PointBalances } from './rows/balances.rows.js';
import { walletStream } from './streams/wallet.state.js';

@Module({
  imports: [OperatorsModule],
  controllers: [PointHistoryController, ExpiringPointsController, MemberLotsController],
  providers: [
    PointBalances,
    GetMemberLotsHandler,
    GrantPointsHandler,
    GrantCoinsHandler,
    ExpireLotsHandler,
    GetPointHistoryHandler,
    GetExpiringPointsHandler,
  ],
  exports: [PointBalances],
})
export class PointsModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(...listOwnPointSections(database.pool));
  }
}

export const pointsPart: Part = {
  name: 'points',
  module: PointsModule,
  streams: [walletStream],
  projections: [pointHistoryProjection, coinHistoryProjection],
  reconciliations: [pointHistorySums, coinHistorySums],
  timers: [expireLotsWhenDue],
};
