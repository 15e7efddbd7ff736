import type pg from 'pg';
import { parts } from '../../services/parts.js';
import { tablesOf } from '../../services/platform/projections/rebuild.js';

/** Settings with which PostgreSQL counts the cost of each statement. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '10000' };

/** Total cost of the statements on one table. */
export interface StatementCost {
  /** The operation, the table, and the read model that owns it. */
  readonly statement: string;
  readonly calls: number;
  readonly microseconds: number;
  readonly rows: number;
  /** Bytes written to PostgreSQL's log, without full pages after a checkpoint. */
  readonly walBytes: number;
}

const PAGE_BYTES = 8192;
const RESET = 'select pg_stat_statements_reset()';
const COSTS = `select query, calls::float, (total_exec_time * 1000)::float as microseconds, rows::float,
    greatest(0, wal_bytes - wal_fpi * ${PAGE_BYTES})::float as "walBytes"
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())`;

const readers = new Map(
  parts
    .flatMap(({ projections = [] }) => projections)
    .flatMap((projection) => tablesOf(projection).map((table) => [table, projection.name] as const)),
);

const WRITES = /\b(insert into|update|delete from)\s+([a-z_]+\.[a-z_]+)/i;
const READS = /\bfrom\s+([a-z_]+\.[a-z_]+)/i;

/** Returns a name such as `update points.wallets`; the first word for statements on no table. */
const nameOf = (query: string): string => {
  const [, operation, written] = WRITES.exec(query) ?? [];
  const read = READS.exec(query)?.[1];
  const table = written ?? read;
  if (!table) return query.trim().split(/\s/)[0]!.toLowerCase();
  const reader = readers.get(table);
  return `${written ? operation!.toLowerCase() : 'read'} ${table}${reader ? ` (reader ${reader})` : ''}`;
};

/** Starts counting; needs `COUNTING` and the superuser. */
export const countStatements = async (db: pg.Client): Promise<void> => {
  await db.query('create extension if not exists pg_stat_statements');
  await db.query(RESET);
};

/** Returns the cost of the statements since then, the most expensive first. */
export const readStatementCosts = async (db: pg.Client): Promise<StatementCost[]> => {
  const { rows } = await db.query<Omit<StatementCost, 'statement'> & { readonly query: string }>(COSTS);
  const sums = new Map<string, StatementCost>();
  for (const { query, ...cost } of rows) {
    const statement = nameOf(query);
    const sum = sums.get(statement);
    sums.set(statement, {
      statement,
      calls: cost.calls + (sum?.calls ?? 0),
      microseconds: cost.microseconds + (sum?.microseconds ?? 0),
      rows: cost.rows + (sum?.rows ?? 0),
      walBytes: cost.walBytes + (sum?.walBytes ?? 0),
    });
  }
  return [...sums.values()].sort((a, b) => b.microseconds - a.microseconds);
};
