import { edgeOf } from '../../kernel/log-tiles.js';

/** Returns the positions of the tiles at the edge as two parameters, levels and indexes. @param size the number of leaves */
export const toEdgeColumns = (size: number) => {
  const edge = edgeOf(size);
  return [edge.map(({ level }) => level), edge.map(({ index }) => index)] as const;
};

/**
 * Builds SQL for all tiles that are new or have grown, as rows of `level`, `index` and `hashes`. PostgreSQL computes them beside
 * the leaves, because to transfer leaves and tiles costs more than all hashing.
 *
 * @param tiles the stored tiles, as SQL that follows `from` and may have a condition
 * @param edge the number of the first of the two parameters of the edge
 * @param size an expression for the number of leaves, in a row that a concurrent change removes
 * @param leaves an expression for the concatenated hashes of the new leaves
 */
export const buildGrownTiles = (tiles: string, edge: number, size: string, leaves: string): string =>
  `store.grown_tiles((select array_agg(coalesce(t.hashes, '') order by e.level)
      from unnest($${edge}::smallint[], $${edge + 1}::bigint[]) e (level, index)
        left join (select * from ${tiles}) t using (level, index)), ${size}, ${leaves})`;
