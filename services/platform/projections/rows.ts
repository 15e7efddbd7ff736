import type { PoolClient } from 'pg';
import type { RecordedEvent } from '../../kernel/event.js';
import { upcast } from '../../kernel/event-declaration.js';
import type { AnyProjection, RowChange, SqlType } from '../../kernel/projection.js';

export type Queryable = Pick<PoolClient, 'query'>;

/** The rows of one read model by key; null where there is none. */
export type Rows = Map<string, object | null>;

/** An event that changes rows, with the keys of those. */
export interface Touch {
  readonly event: RecordedEvent;
  // biome-ignore lint/suspicious/noExplicitAny: rows and events are the projection's own
  readonly change: RowChange<any, any>;
  readonly keys: readonly string[];
}

/** Returns the events that touch rows, in their current versions: what they touch is worked out once. */
export const touchesOf = ({ on }: AnyProjection, events: readonly RecordedEvent[]): Touch[] =>
  events.flatMap((stored) => {
    const change = on[stored.type];
    if (!change) return [];
    const event = upcast(stored);
    const keys = change.keys(event);
    return keys.length > 0 ? [{ event, change, keys }] : [];
  });

/** Each key that is touched. */
export const touchedKeys = (touches: readonly Touch[]): string[] => [...new Set(touches.flatMap(({ keys }) => keys))];

/** Those of the keys whose rows may be there before. */
export const keysToLoad = (touches: readonly Touch[]): string[] => {
  const keys = new Map<string, boolean>();
  for (const touch of touches) for (const key of touch.keys) if (!keys.has(key)) keys.set(key, !touch.change.isNew);
  return [...keys].flatMap(([key, isLoaded]) => (isLoaded ? [key] : []));
};

/** The rows after what touches them, folded in order; `rows` is changed and returned. */
export const foldTouches = (rows: Rows, touches: readonly Touch[]): Rows => {
  for (const { event, change, keys } of touches)
    for (const key of keys) rows.set(key, change.evolve(rows.get(key) ?? null, event, key));
  return rows;
};

/** The rows after the events, folded in order; `rows` is changed and returned. */
export const foldRows = (projection: AnyProjection, rows: Rows, events: readonly RecordedEvent[]): Rows =>
  foldTouches(rows, touchesOf(projection, events));

/** The rows as they stand in `table`. */
export const loadRows = async (
  db: Queryable,
  projection: AnyProjection,
  table: string,
  keys: readonly string[],
): Promise<Rows> => {
  if (keys.length === 0) return new Map();
  const columns = Object.keys(projection.columns).join(', ');
  // Planned each time: a plan made while a new table was small would go on reading all of it.
  const { rows } = await db.query(
    `select ${columns} from ${table} where ${projection.key} = any($1::${projection.columns[projection.key]}[])`,
    [keys],
  );
  const byKey: Rows = new Map(keys.map((key) => [key, null]));
  for (const row of rows) byKey.set(String(row[projection.key]), row);
  return byKey;
};

/** One column's values, as the parameter of an array. */
const valuesOf = (rows: readonly object[], column: string, type: SqlType): unknown[] => {
  const values = rows.map((row) => (row as Record<string, unknown>)[column] ?? null);
  return type === 'jsonb' ? values.map((value) => (value === null ? null : JSON.stringify(value))) : values;
};

/** Writes the rows into `table`, new or changed. */
export const saveRows = (db: Queryable, projection: AnyProjection, table: string, rows: Rows): Promise<void> =>
  write(db, projection, table, [...rows.values()], 'upsert');

/**
 * Writes the rows into `table`, but for those that no event has changed; those of which nobody asked `before` whether they
 * are there are new, and cost less so.
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
