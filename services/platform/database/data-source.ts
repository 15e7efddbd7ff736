import 'reflect-metadata';
import pg from 'pg';
import { DataSource, EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { migrations } from '../../../migrations/index.js';
import type { AnyProjection, SqlType } from '../../kernel/projection.js';
import { OrmLogger } from './orm-logger.js';

// Counts and sequence numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const IDLE_IN_TRANSACTION_MS = 10_000;
const STATEMENT_MS = 60_000;
/** By then PostgreSQL would have given the statement up: a caller without an answer has lost its connection untold. */
const ANSWER_MS = 65_000;
const CONNECT_MS = 30_000;
/** A process that is gone without a word, as by a power cut, is noticed so soon: its locks and transactions end. */
const GONE_MS = 30_000;
const NOTICE_GONE = `-c tcp_user_timeout=${GONE_MS} -c tcp_keepalives_idle=${GONE_MS / 2000} -c tcp_keepalives_interval=5`;

/** Numbers of a bigint come as numbers, as past the ORM. */
const WHOLE = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};

/** The table of a read model as TypeORM reads it, by its own columns. */
const viewOf = ({ name, table, key, columns }: AnyProjection): EntitySchema => {
  const [schema, tableName] = table.split('.') as [string, string];
  const optionsOf = ([column, type]: [string, SqlType]): [string, EntitySchemaColumnOptions] => [
    column,
    { type, primary: column === key, ...(type === 'bigint' && { transformer: WHOLE }) },
  ];
  return new EntitySchema({
    name,
    schema,
    tableName,
    columns: Object.fromEntries(Object.entries<SqlType>(columns).map(optionsOf)),
  });
};

/**
 * The connections of one process, not yet opened.
 *
 * @param readModels those that it queries
 * @param poolSize connections at the most; every waiting request holds at most one
 */
export const createDataSource = (url: string, readModels: readonly AnyProjection[] = [], poolSize = 20): DataSource =>
  new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    entities: readModels.map(viewOf),
    migrations,
    migrationsTableName: 'schema_migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logger: new OrmLogger(),
    poolSize,
    connectTimeoutMS: CONNECT_MS,
    // Queued statements go out together: one round trip for a whole transaction's writes.
    extra: {
      pipeline: true,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      options: NOTICE_GONE,
    },
  });

/** The raw pool behind a data source: what is hot goes past the ORM. */
export const poolOf = (dataSource: DataSource): pg.Pool => (dataSource.driver as PostgresDriver).master as pg.Pool;
