import type { DomainEvent, RecordedEvent } from './event.js';

/** The effect of one event type on the rows it touches. Pure; it never refuses an event. */
export interface RowChange<Row extends object, Event extends DomainEvent> {
  /** True if the rows never exist before this event, so that no look-up is needed. */
  readonly isNew?: true;
  /** Returns the keys of the rows that the event touches. */
  keys(event: RecordedEvent<Event>): readonly string[];
  /** Returns the row after the event, or null if there is none. */
  evolve(row: Row | null, event: RecordedEvent<Event>, key: string): Row | null;
}

/**
 * Running sums over the rows of a read model, updated with each change of a row. Consumers work on several lanes in parallel,
 * so each lane has its own sums.
 */
export interface RunningSums<Row extends object> {
  /** `schema.table`. The primary key is the text column `by` and the integer `lane`; `columns` are of type bigint. */
  readonly table: string;
  /** The column that rows are grouped by; its value never changes. */
  readonly by: keyof Row & string;
  /** The column that holds the partition key of the row's events. */
  readonly partitionKey: keyof Row & string;
  /** The columns that are summed. */
  readonly columns: readonly (keyof Row & string)[];
}

/**
 * A read model: a fold of the log into the rows of one table. The live feed, a rebuild, and the overlay of a member's events
 * that the feed has not delivered yet use the same functions.
 */
export interface Projection<Row extends object = object, Event extends DomainEvent = DomainEvent> {
  /** The name of its checkpoint, unique in the shop. */
  readonly name: string;
  /** `schema.table`. The text column `key` is the primary key; the others are named like the fields of a row. */
  readonly table: string;
  readonly key: keyof Row & string;
  readonly columns: { readonly [Name in keyof Row]: Column<Row[Name]> };
  readonly sums?: RunningSums<Row>;
  /** True for data about money: an event that fails is retried, never skipped. */
  readonly isLedger?: true;
  readonly on: { readonly [Type in Event['type']]: RowChange<Row, Extract<Event, { type: Type }>> };
}

/** The PostgreSQL types that read models use. */
export type SqlType = 'text' | 'uuid' | 'integer' | 'bigint' | 'timestamptz' | 'jsonb';

declare const HOLDS: unique symbol;

/** A column of a read model: its PostgreSQL type and, for the compiler alone, the type of its values. */
export type Column<Value = unknown> = SqlType & { readonly [HOLDS]: Value };

const columnOf = <Value>(type: SqlType) => type as Column<Value>;

/**
 * Declares a column of a read model. The type of the rows follows from the columns, and the table is compared with them.
 *
 * @example const columns = { draw_id: uuid(), state: text<'1' | '2'>(), memo: text<string | null>() };
 */
export const text = <Value extends string | null = string>() => columnOf<Value>('text');
export const uuid = <Value extends string | null = string>() => columnOf<Value>('uuid');
export const integer = () => columnOf<number>('integer');
export const bigint = () => columnOf<number>('bigint');
/** Declares a column that is written as an ISO 8601 string and read as a `Date`. */
export const timestamptz = () => columnOf<string | Date>('timestamptz');
export const jsonb = <Value>() => columnOf<Value>('jsonb');

/** A row with these columns. */
export type RowOf<Columns extends Readonly<Record<string, Column>>> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** A projection with any rows and events. */
// biome-ignore lint/suspicious/noExplicitAny: the runner handles rows of every projection alike and never looks inside
export type AnyProjection = Projection<any, any>;
