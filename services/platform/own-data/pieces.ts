import type { Pool } from 'pg';
import type { OwnDataSection } from './own-data.js';

/** What is read of a member, in the order of some columns that tell each row from every other. */
export interface PiecesOf {
  /** What is selected. */
  readonly columns: string;
  /** `from` and `where`, with the member's id as `$1`; an index gives it in this order, where there may be much of it. */
  readonly from: string;
  /** Columns with their types. */
  readonly order: readonly (readonly [column: string, type: string])[];
  /** Rows that are read at once. */
  readonly atOnce?: number;
}

const AT_ONCE = 500;

type Placed<Row> = Row & { readonly place: readonly string[] };

/**
 * Rows of a member in pieces, each of which is a short statement of its own that begins behind the one before: no
 * transaction is open between them. What changes meanwhile may be told as it was or as it is.
 */
export async function* inPieces<Row extends object>(
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

/** A section that is told as it is read. */
export const sectionOf = (pool: Pool, name: string, pieces: PiecesOf): OwnDataSection => ({
  name,
  rowsOf: (memberId) => inPieces(pool, pieces, memberId),
});
