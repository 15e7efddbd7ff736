import type { Tile } from '../../kernel/log-tiles.js';

/**
 * Tiles as four parameters: levels, indexes, lengths, and all hashes in one; as an array, bytes would be written as text, twice as
 * long.
 */
export const tileColumns = (tiles: readonly Tile[]) =>
  [
    tiles.map(({ level }) => level),
    tiles.map(({ index }) => index),
    tiles.map(({ hashes }) => hashes.length),
    Buffer.concat(tiles.map(({ hashes }) => hashes)),
  ] as const;

/**
 * SQL: the rows of `level`, `index` and `hashes` that `tileColumns` became.
 *
 * @param first number of the first of the four parameters
 */
export const tileRows = (first: number): string => `(
    select level, index, substr($${first + 3}::bytea, (sum(length) over (order by nth))::int - length + 1, length) as hashes
      from unnest($${first}::smallint[], $${first + 1}::bigint[], $${first + 2}::int[]) with ordinality t (level, index, length, nth))`;
