import type { DomainEvent, RecordedEvent } from './event.js';

/** How one type of event changes the rows it touches. Pure; it never refuses a fact. */
export interface RowChange<Row extends object, Event extends DomainEvent> {
  /** The rows of its keys are never there before it: nobody has to look for them. */
  readonly isNew?: true;
  /** The keys of the rows that this event touches. */
  keys(event: RecordedEvent<Event>): readonly string[];
  /** The row after the event; null when there is (still) no row. */
  evolve(row: Row | null, event: RecordedEvent<Event>, key: string): Row | null;
}

/**
 * Sums over the rows of a read model, moved as its rows change, so that nobody has to add all of them up. Two readers may be
 * at work in two lanes at once, so each lane has sums of its own.
 */
export interface RunningSums<Row extends object> {
  /** `schema.table`; its primary key are the text column `by` and the integer `lane`, the others are the bigints `columns`. */
  readonly table: string;
  /** The column of a row that it is added up by; it never changes. */
  readonly by: keyof Row & string;
  /** The column of a row that is the partition key of all its facts. */
  readonly partitionKey: keyof Row & string;
  /** The numbers of a row that are added up. */
  readonly columns: readonly (keyof Row & string)[];
}

/**
 * A read model as a fold of the log into the rows of one table. The same functions serve the live feed, a rebuild,
 * and the overlay that shows a member their own events before the feed has brought them.
 */
export interface Projection<Row extends object = object, Event extends DomainEvent = DomainEvent> {
  /** Unique over the shop; the name of its checkpoint. */
  readonly name: string;
  /** `schema.table`; one text column `key` is the primary key, the others are named as the fields of a row. */
  readonly table: string;
  readonly key: keyof Row & string;
  readonly columns: { readonly [Name in keyof Row]: Column<Row[Name]> };
  readonly sums?: RunningSums<Row>;
  /** It is about money: a fact that it cannot take in may wait, but never be left out. */
  readonly isLedger?: true;
  readonly on: { readonly [Type in Event['type']]: RowChange<Row, Extract<Event, { type: Type }>> };
}

/** The PostgreSQL types that read models use. */
export type SqlType = 'text' | 'uuid' | 'integer' | 'bigint' | 'timestamptz' | 'jsonb';

declare const HOLDS: unique symbol;

/** A column of a read model: its PostgreSQL type, and, for the compiler alone, what a row holds there. */
export type Column<Value = unknown> = SqlType & { readonly [HOLDS]: Value };

const columnOf = <Value>(type: SqlType) => type as Column<Value>;

/**
 * The columns of a read model, declared once; the type of its rows follows from them, and its table is compared with them.
 *
 * @example const columns = { draw_id: uuid(), state: text<'1' | '2'>(), memo: text<string | null>() };
 */
export const text = <Value extends string | null = string>() => columnOf<Value>('text');
export const uuid = <Value extends string | null = string>() => columnOf<Value>('uuid');
export const integer = () => columnOf<number>('integer');
export const bigint = () => columnOf<number>('bigint');
/** Written as ISO 8601, read as a moment. */
export const timestamptz = () => columnOf<string | Date>('timestamptz');
export const jsonb = <Value>() => columnOf<Value>('jsonb');

/** A row with these columns. */
export type RowOf<Columns extends Readonly<Record<string, Column>>> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** Any projection, whatever its rows and events are. */
// biome-ignore lint/suspicious/noExplicitAny: the runner handles rows of every projection alike and never looks inside
export type AnyProjection = Projection<any, any>;
