import type { Pool } from 'pg';
import type { OwnDataSection } from './own-data.js';

/** A query for the rows of a member, ordered by columns that identify each row. */
export interface PiecesOf {
  /** The selected columns. */
  readonly columns: string;
  /**
   * The `from` and `where` clauses, with the member's id as `$1`. An index should serve the order if there may be many rows.
   */
  readonly from: string;
  /** The columns of the order, with their types. */
  readonly order: readonly (readonly [column: string, type: string])[];
  /** The number of rows per statement. */
  readonly atOnce?: number;
}

const AT_ONCE = 500;

type Placed<Row> = Row & { readonly place: readonly string[] };

/**
 * Reads the rows of a member in pieces, each by a statement of its own. No transaction is open between them, so that concurrent
 * changes may or may not be seen.
 */
export async function* readInPieces<Row extends object>(
  pool: Pool,
  { columns, from, order, atOnce = AT_ONCE }: PiecesOf,
  memberId: string,
): AsyncGenerator<Row> {
  const names = order.map(([column]) => column).join(', ');
  const texts = order.map(([column]) => `${column}::text`).join(', ');
  const places = order.map(([, type], i) => `$${i + 2}::${type}`).join(', ');
  const select = `select ${columns}, array[${texts}] as "place" ${from}`;
  const end = `order by ${names} limit ${atOnce}`;
  let place: readonly string[] | undefined = [];
  while (place) {
    const behind: string = place.length > 0 ? `and (${names}) > (${places})` : '';
    const values: readonly string[] = [memberId, ...place];
    const { rows }: { rows: Placed<Row>[] } = await pool.query(`${select} ${behind} ${end}`, [...values]);
    for (const { place: _, ...row } of rows) yield row as unknown as Row;
    place = rows.length === atOnce ? rows.at(-1)!.place : undefined;
  }
}

/** Builds a section that is streamed as it is read. */
export const sectionOf = (pool: Pool, name: string, pieces: PiecesOf): OwnDataSection => ({
  name,
  rowsOf: (memberId) => readInPieces(pool, pieces, memberId),
});
