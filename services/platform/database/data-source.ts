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
/** Time limit of the client for a statement. It is longer than the limit of PostgreSQL, so it ends only for lost connections. */
const RESPONSE_MS = 65_000;
const CONNECT_MS = 30_000;
/** Time after which PostgreSQL drops a lost client, as after a power cut, and ends its transactions and locks. */
const GONE_MS = 30_000;
const NOTICE_GONE = `-c tcp_user_timeout=${GONE_MS} -c tcp_keepalives_idle=${GONE_MS / 2000} -c tcp_keepalives_interval=5`;

/** Reads bigint values as numbers, like queries without the ORM. */
const WHOLE = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: unknown) => value,
};

/** Returns the TypeORM schema of a read model's table, by the columns of the projection. */
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
 * Creates the connections of one process without opening them.
 *
 * @param readModels the read models that the process queries
 * @param poolSize the maximum number of connections; a waiting request holds at most one
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
    // Queued statements are sent together, so that the writes of a transaction take one round trip.
    extra: {
      pipeline: true,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: RESPONSE_MS,
      options: NOTICE_GONE,
    },
  });

/** Returns the pool of a data source, for hot paths without the ORM. */
export const poolOf = (dataSource: DataSource): pg.Pool => (dataSource.driver as PostgresDriver).master as pg.Pool;
