import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { buildLeaves, computePlainTiles } from '../../../test/support/plain-tree.js';
import type { Tile } from '../../kernel/log-tiles.js';
import { buildGrownTiles, toEdgeColumns } from './grown-tiles.js';

let bare: BareStore;

beforeAll(async () => {
  bare = await BareStore.open('grown-tiles');
  await bare.pool.query(
    'create table public.some_tiles (level smallint, index bigint, hashes bytea, primary key (level, index))',
  );
});
afterAll(() => bare.close());

const GROW = `insert into public.some_tiles as t
  select g.* from ${buildGrownTiles('public.some_tiles', 2, '$1::bigint', '$4::bytea')} g
  on conflict (level, index) do update set hashes = excluded.hashes returning *`;
const grow = async (from: number, to: number): Promise<readonly Tile[]> =>
  (await bare.pool.query<Tile>(GROW, [from, ...toEdgeColumns(from), Buffer.concat(buildLeaves(from, to))])).rows;
const clear = () => bare.pool.query('truncate public.some_tiles');
/** Returns all tiles of a tree that grows in steps. */
const inSteps = async (...sizes: readonly number[]): Promise<readonly Tile[]> => {
  await clear();
  for (const [i, to] of sizes.entries()) await grow(sizes[i - 1] ?? 0, to);
  return (await bare.pool.query<Tile>('select * from public.some_tiles order by level, index')).rows;
};

describe('the tiles of a tree that grows in PostgreSQL', () => {
  const tiles = computePlainTiles(buildLeaves(0, 66_000));

  it.each([
    ['at once', [66_000]],
    ['in steps that end on, before and behind the edges of tiles', [1, 255, 256, 257, 600, 65_535, 65_536, 66_000]],
    ['by a leaf behind a full tile of the second level', [65_536, 65_537, 66_000]],
  ])('match the standard when it grows %s', async (_, sizes) => {
    expect(await inSteps(...sizes)).toEqual(tiles);
  });

  it('contain only new and grown tiles', async () => {
    await inSteps(600);
    expect((await grow(600, 601)).map(({ level, index }) => [level, index])).toEqual([[0, 2]]);
    expect((await grow(601, 768)).map(({ level, index }) => [level, index])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  it('do not change without new leaves', async () => {
    await clear();
    expect(await grow(0, 0)).toEqual([]);
  });

  it('grow only from the edge', async () => {
    await clear();
    await expect(grow(3, 4)).rejects.toThrow("tile 0/0 is not the edge's");
    await inSteps(1);
    await expect(grow(3, 4)).rejects.toThrow("tile 0/0 is not the edge's");
  });
});
