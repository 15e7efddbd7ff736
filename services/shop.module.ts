import { type DynamicModule, Module } from '@nestjs/common';
import type { Clock } from './kernel/time.js';
import { parts } from './parts.js';
import type { Config } from './platform/config.js';
import type { Database } from './platform/database/database.js';
import { PlatformModule } from './platform/platform.module.js';

/** All modules of the shop. Each process starts the engines of its roles. */
@Module({})
export class ShopModule {
  static with(config: Config, database: Database, clock: Clock): DynamicModule {
    return {
      module: ShopModule,
      imports: [PlatformModule.with(config, database, clock, parts), ...parts.map((part) => part.module)],
    };
  }
}
