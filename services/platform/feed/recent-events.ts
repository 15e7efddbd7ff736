import type { EventRow } from '../store/event-row.js';

/** The row of an event, with its number in the log. */
export type NumberedRow = EventRow & { readonly seq: number };

/** A row with its chain hash and the previous one, in hex. */
export type ChainedRow = NumberedRow & { readonly hash: string; readonly previousHash: string };

/** Limits of the buffer: rows, and characters of their data. */
const MAX_ROWS = 5000;
const MAX_CHARACTERS = 8_000_000;

/**
 * Buffers the events that this process numbered last, as one chain without gaps, so that consumers need not read them again.
 * A restored database may have lost them: the hash of the last row proves all rows before it.
 */
export class RecentEvents {
  private rows: ChainedRow[] = [];
  private characters = 0;

  /** Adds committed rows. Rows that do not follow the buffered ones replace them. */
  add(rows: readonly ChainedRow[]): void {
    const [first] = rows;
    if (!first) return;
    const last = this.rows.at(-1);
    if (last?.seq !== first.seq - 1 || last.hash !== first.previousHash) this.forget();
    this.rows.push(...rows);
    this.characters += charactersOf(rows);
    if (this.rows.length > MAX_ROWS) this.drop(this.rows.length - MAX_ROWS);
    while (this.characters > MAX_CHARACTERS && this.rows.length > 0) this.drop(Math.ceil(this.rows.length / 2));
  }

  /** Returns at most `limit` rows that follow `after`; undefined if the first of them is not buffered. */
  behind(after: number, limit: number): readonly ChainedRow[] | undefined {
    const first = this.rows[0]?.seq;
    const last = this.rows.at(-1)?.seq;
    if (first === undefined || after + 1 < first || after >= last!) return undefined;
    const from = after + 1 - first;
    return this.rows.slice(from, from + limit);
  }

  forget(): void {
    this.rows = [];
    this.characters = 0;
  }

  private drop(count: number): void {
    this.characters -= charactersOf(this.rows.splice(0, count));
  }
}

const charactersOf = (rows: readonly NumberedRow[]): number => rows.reduce((sum, { data }) => sum + data.length, 0);
