import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { DrawsModule } from '../draws/index.js';
import { MembersModule } from '../members/index.js';
import { Database } from '../platform/database/database.js';
import { OwnData } from '../platform/own-data/own-data.js';
import type { Part } from '../platform/part.js';
import { WinsOfAccount } from './close-account/wins-of-account.js';
import { listOwnVisibility } from './export-data/own-visibility.query.js';
import { HideWinsHandler } from './hide-wins/hide-wins.command.js';
import { HideWinsController } from './hide-wins/hide-wins.controller.js';
import { AreWinsShownHandler } from './hide-wins/hide-wins.query.js';
import { LiveController } from './live/live.controller.js';
import { LiveSource } from './live/live-source.js';
import { packWinsProjection } from './live/pack-wins.projection.js';
import { ShownWins } from './live/shown-wins.js';
import { shownWins } from './wins-settings.js';

@Module({
  imports: [MembersModule, DrawsModule, CatalogModule],
  controllers: [LiveController, HideWinsController],
  providers: [LiveSource, ShownWins, HideWinsHandler, AreWinsShownHandler, WinsOfAccount],
})
export class WinsModule {
  constructor(database: Database, ownData: OwnData) {
    ownData.add(listOwnVisibility(database.pool));
  }
}

export const winsPart: Part = {
  name: 'wins',
  module: WinsModule,
  projections: [packWinsProjection],
  settings: [shownWins],
};
