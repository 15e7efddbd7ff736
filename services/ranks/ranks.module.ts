import { Module } from '@nestjs/common';
import { OperatorsModule } from '../operators/index.js';
import { Subjects } from '../platform/console-api/audit-trail/subjects.rows.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { BuyRankHandler } from './buy-rank/buy-rank.command.js';
import { BuyRankController } from './buy-rank/buy-rank.controller.js';
import { RankTarget } from './commands/rank.target.js';
import { listOwnRankSections } from './export-data/own-ranks.query.js';
import { addRank, editRank } from './keep-rank/keep-rank.admin.command.js';
import { recordRankChangesEachMinute, TellRanksHandler } from './notify-rank-changes/notify-rank-changes.command.js';
import { RankListController } from './rank-list/rank-list.admin.controller.js';
import { GetRanksHandler } from './rank-list/rank-list.query.js';
import { RANK_NAMES } from './rows/rank-names.rows.js';
import { MemberRanksModule } from './standings/member-ranks.module.js';
import { paidMonthsProjection } from './standings/paid-months.projection.js';
import { rankStream } from './streams/rank.state.js';
import { withdrawRank } from './withdraw-rank/withdraw-rank.admin.command.js';

@Module({
  imports: [OperatorsModule, MemberRanksModule],
  controllers: [BuyRankController, RankListController, addRank, editRank, withdrawRank],
  providers: [RankTarget, BuyRankHandler, GetRanksHandler, TellRanksHandler],
})
export class RanksModule {
  constructor(subjects: Subjects, database: Database, ownData: OwnData) {
    subjects.add('ranks', RANK_NAMES);
    ownData.add(...listOwnRankSections(database.pool));
  }
}

export const ranksPart: Part = {
  name: 'ranks',
  module: RanksModule,
  streams: [rankStream],
  projections: [paidMonthsProjection],
  schedule: [recordRankChangesEachMinute],
};
