import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { migrations } from '../../../migrations/index.js';

// Counts and sequence numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * The connections of one process, not yet opened.
 *
 * @param poolSize connections at the most; every waiting request holds at most one
 */
export const createDataSource = (url: string, poolSize = 20): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: ['error', 'warn'],
    poolSize,
    // Queued statements go out together: one round trip for a whole transaction's writes.
    extra: { pipeline: true, idle_in_transaction_session_timeout: 10_000, statement_timeout: 60_000 },
  });

/** The raw pool behind a data source: what is hot goes past the ORM. */
export const poolOf = (dataSource: DataSource): pg.Pool => (dataSource.driver as PostgresDriver).master as pg.Pool;
