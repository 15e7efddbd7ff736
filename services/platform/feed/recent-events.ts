import type { EventRow } from '../store/event-row.js';

/** An event as it was read, with its number in the log. */
export type NumberedRow = EventRow & { readonly seq: number };

/** A row with the chain's hash at it and the one before, in hex. */
export type ChainedRow = NumberedRow & { readonly hash: string; readonly previousHash: string };

/** What is kept of them at the most: numbers, and characters of their data. */
const MOST = 5000;
const MOST_CHARACTERS = 8_000_000;

/**
 * The end of the log as this process numbered it, one chain without a gap: who follows close behind need not have it read
 * again. The database may lose it, when it is restored to an earlier state: the hash of the last row proves all before it.
 */
export class RecentEvents {
  private rows: ChainedRow[] = [];
  private characters = 0;

  /** @param rows have been committed; what is not right behind the others begins anew */
  add(rows: readonly ChainedRow[]): void {
    const [first] = rows;
    if (!first) return;
    const last = this.rows.at(-1);
    if (last?.seq !== first.seq - 1 || last.hash !== first.previousHash) this.forget();
    this.rows.push(...rows);
    this.characters += charactersOf(rows);
    if (this.rows.length > MOST) this.drop(this.rows.length - MOST);
    while (this.characters > MOST_CHARACTERS && this.rows.length > 0) this.drop(Math.ceil(this.rows.length / 2));
  }

  /** The numbers behind `after`, at most `limit`; undefined where the first of them is not here. */
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
