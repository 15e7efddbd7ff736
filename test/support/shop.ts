import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Pool } from 'pg';
import { Clock } from '../../services/kernel/time.js';
import { type Config, readConfig } from '../../services/platform/config.js';
import { createDataSource } from '../../services/platform/database/data-source.js';
import { Database } from '../../services/platform/database/database.js';
import { createHttpApp } from '../../services/platform/http-app.js';
import type { Part } from '../../services/platform/part.js';
import { PlatformModule } from '../../services/platform/platform.module.js';

/** A clock that stands until it is moved. */
export class StandingClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }

  /** Moves it forward. */
  pass(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}

/** Some modules of the shop on the test file's own database, listening on a separate port. */
export interface TestShop {
  readonly app: NestFastifyApplication;
  readonly pool: Pool;
  readonly clock: StandingClock;
  close(): Promise<void>;
}

@Module({})
class TestShopModule {}

const NOON = new Date('2026-01-15T12:00:00+09:00');

/** @param settings that differ from a shop with demo data, a sandbox and no rate limits */
export const openShop = async (parts: readonly Part[], settings: Partial<Config> = {}): Promise<TestShop> => {
  const databaseUrl = process.env.DATABASE_URL!;
  const dataSource = await createDataSource(
    databaseUrl,
    parts.flatMap((part) => part.projections ?? []),
    10,
  ).initialize();
  const database = new Database(dataSource);
  const installation = { databaseUrl, embedded: true, secret: Buffer.alloc(32, 7) };
  const config = { ...readConfig({ RATE_LIMITS: '0' }, installation), ...settings };
  const clock = new StandingClock(NOON);
  const app = await createHttpApp({
    module: TestShopModule,
    imports: [PlatformModule.with(config, database, clock, parts), ...parts.map((part) => part.module)],
  });
  await app.listen(0, '127.0.0.1');
  const close = async () => {
    await app.close();
    if (dataSource.isInitialized) await dataSource.destroy();
    // Node keeps every loaded spec file, and with it the values of the file's variables.
    Object.assign(shop, { app: undefined });
  };
  const shop: TestShop = { app, pool: database.pool, clock, close };
  return shop;
};
