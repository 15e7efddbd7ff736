import { edgeOf } from '../../kernel/log-tiles.js';

/** The places of the edge's tiles as two parameters, levels and indexes. @param size of the tree */
export const edgeColumns = (size: number) => {
  const edge = edgeOf(size);
  return [edge.map(({ level }) => level), edge.map(({ index }) => index)] as const;
};

/**
 * SQL: rows of `level`, `index` and `hashes`, every tile that is new or has grown. PostgreSQL makes them where the leaves are: to have
 * them here and bring tiles back costs a process more than all hashing.
 *
 * @param tiles where the tiles are, as what follows `from`; a condition may follow
 * @param edge number of the first of the two parameters that `edgeColumns` makes
 * @param size an expression: how many leaves there are, in the row that moves with the tiles; where another has moved it there is none
 * @param leaves an expression: the hashes of the leaves that come, one after the other
 */
export const grownTiles = (tiles: string, edge: number, size: string, leaves: string): string =>
  `store.grown_tiles((select array_agg(coalesce(t.hashes, '') order by e.level)
      from unnest($${edge}::smallint[], $${edge + 1}::bigint[]) e (level, index)
        left join (select * from ${tiles}) t using (level, index)), ${size}, ${leaves})`;
