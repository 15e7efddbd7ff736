import type { PoolClient } from 'pg';
import type { RecordedEvent } from '../../kernel/event.js';
import { upcast } from '../../kernel/event-declaration.js';
import type { AnyProjection, RowChange, SqlType } from '../../kernel/projection.js';

export type Queryable = Pick<PoolClient, 'query'>;

/** The rows of one read model by key; null for a missing row. */
export type Rows = Map<string, object | null>;

/** An event with the keys of the rows that it changes. */
export interface Touch {
  readonly event: RecordedEvent;
  // biome-ignore lint/suspicious/noExplicitAny: rows and events are the projection's own
  readonly change: RowChange<any, any>;
  readonly keys: readonly string[];
}

/** Upcasts events and resolves the keys of the rows that each touches. Events that touch none are dropped. */
export const resolveTouches = ({ on }: AnyProjection, events: readonly RecordedEvent[]): Touch[] =>
  events.flatMap((stored) => {
    const change = on[stored.type];
    if (!change) return [];
    const event = upcast(stored);
    const keys = change.keys(event);
    return keys.length > 0 ? [{ event, change, keys }] : [];
  });

/** Lists the distinct keys of all touched rows. */
export const listTouchedKeys = (touches: readonly Touch[]): string[] => [
  ...new Set(touches.flatMap(({ keys }) => keys)),
];

/** Lists the keys whose rows may exist before the events. */
export const listKeysToLoad = (touches: readonly Touch[]): string[] => {
  const keys = new Map<string, boolean>();
  for (const touch of touches) for (const key of touch.keys) if (!keys.has(key)) keys.set(key, !touch.change.isNew);
  return [...keys].flatMap(([key, isLoaded]) => (isLoaded ? [key] : []));
};

/** Folds touches into rows in order. It changes `rows` and returns it. */
export const foldTouches = (rows: Rows, touches: readonly Touch[]): Rows => {
  for (const { event, change, keys } of touches)
    for (const key of keys) rows.set(key, change.evolve(rows.get(key) ?? null, event, key));
  return rows;
};

/** Folds events into rows in order. It changes `rows` and returns it. */
export const foldRows = (projection: AnyProjection, rows: Rows, events: readonly RecordedEvent[]): Rows =>
  foldTouches(rows, resolveTouches(projection, events));

/** Loads the rows of keys from `table`. */
export const loadRows = async (
  db: Queryable,
  projection: AnyProjection,
  table: string,
  keys: readonly string[],
): Promise<Rows> => {
  if (keys.length === 0) return new Map();
  const columns = Object.keys(projection.columns).join(', ');
  // Not a prepared statement: a plan made for a small table would keep scanning all of it.
  const { rows } = await db.query(
    `select ${columns} from ${table} where ${projection.key} = any($1::${projection.columns[projection.key]}[])`,
    [keys],
  );
  const byKey: Rows = new Map(keys.map((key) => [key, null]));
  for (const row of rows) byKey.set(String(row[projection.key]), row);
  return byKey;
};

/** Returns the values of one column, as the parameter of an array. */
const valuesOf = (rows: readonly object[], column: string, type: SqlType): unknown[] => {
  const values = rows.map((row) => (row as Record<string, unknown>)[column] ?? null);
  return type === 'jsonb' ? values.map((value) => (value === null ? null : JSON.stringify(value))) : values;
};

/** Inserts or updates the rows in `table`. */
export const saveRows = (db: Queryable, projection: AnyProjection, table: string, rows: Rows): Promise<void> =>
  write(db, projection, table, [...rows.values()], 'upsert');

/**
 * Writes the rows that events have changed into `table`. Rows without an entry in `before` are new and are inserted, which
 * costs less.
 */
export const saveRowsBehind = async (
  db: Queryable,
  projection: AnyProjection,
  rows: Rows,
  before: Rows,
): Promise<void> => {
  const entries = [...rows];
  const rowsWhere = (isAsked: boolean) =>
    entries.flatMap(([key, row]) => (before.has(key) === isAsked && before.get(key) !== row ? [row] : []));
  await Promise.all([
    write(db, projection, projection.table, rowsWhere(true), 'upsert'),
    write(db, projection, projection.table, rowsWhere(false), 'insert'),
  ]);
};

const write = async (
  db: Queryable,
  projection: AnyProjection,
  table: string,
  rows: readonly (object | null)[],
  how: 'insert' | 'upsert',
): Promise<void> => {
  const present = rows.filter((row) => row !== null);
  if (present.length === 0) return;
  const columns = Object.entries<SqlType>(projection.columns);
  const names = columns.map(([column]) => column);
  const arrays = columns.map(([, type], i) => `$${i + 1}::${type}[]`);
  const changes = names.filter((name) => name !== projection.key).map((name) => `${name} = excluded.${name}`);
  const onConflict = how === 'upsert' ? ` on conflict (${projection.key}) do update set ${changes.join(', ')}` : '';
  await db.query({
    name: `${how} ${table}`,
    text: `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})${onConflict}`,
    values: columns.map(([column, type]) => valuesOf(present, column, type)),
  });
};
