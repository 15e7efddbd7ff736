import type { EventRow } from '../store/event-row.js';

/** An event as it was read, with its number in the log. */
export type NumberedRow = EventRow & { readonly seq: number };

/** What is kept of them at the most: numbers, and characters of their data. */
const MOST = 5000;
const MOST_CHARACTERS = 8_000_000;

/**
 * The end of the log as this process numbered it, without a gap: who follows close behind need not have it read again. What
 * has a number never changes, so nothing of it is ever out of date.
 */
export class RecentEvents {
  private rows: NumberedRow[] = [];
  private characters = 0;

  /** @param rows have been committed; what is not right behind the others begins anew */
  add(rows: readonly NumberedRow[]): void {
    if (rows.length === 0) return;
    if (this.rows.at(-1)?.seq !== rows[0]!.seq - 1) {
      this.rows = [];
      this.characters = 0;
    }
    this.rows.push(...rows);
    this.characters += charactersOf(rows);
    if (this.rows.length > MOST) this.drop(this.rows.length - MOST);
    while (this.characters > MOST_CHARACTERS && this.rows.length > 0) this.drop(Math.ceil(this.rows.length / 2));
  }

  /** The numbers behind `after`, at most `limit`; undefined where the first of them is not here. */
  behind(after: number, limit: number): readonly NumberedRow[] | undefined {
    const first = this.rows[0]?.seq;
    const last = this.rows.at(-1)?.seq;
    if (first === undefined || after + 1 < first || after >= last!) return undefined;
    const from = after + 1 - first;
    return this.rows.slice(from, from + limit);
  }

  private drop(count: number): void {
    this.characters -= charactersOf(this.rows.splice(0, count));
  }
}

const charactersOf = (rows: readonly NumberedRow[]): number => rows.reduce((sum, { data }) => sum + data.length, 0);
