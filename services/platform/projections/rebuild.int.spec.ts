import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findProjection } from '../../../test/support/projections.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { Feed } from '../feed/feed.js';
import { Rebuild, RebuildInProgressError, rebuild } from './rebuild.js';
import { acceptanceOf, SumsMovedError } from './rebuild-changes.js';
import { foldRows } from './rows.js';

const WRITERS = 4;
const READS = 20;
/** More events than one batch of a rebuild. */
const EARLIER_EVENTS = 4500;
const READ_MODELS = [findProjection('draw_history'), findProjection('point_history')] as const;

let shop: WholeShop;
let feed: Feed;
let people: Person[];

beforeAll(async () => {
  shop = await WholeShop.open({ feed: true });
  feed = shop.app.get(Feed);
  await shop.openBox('box', { pricePoint: 10, prizes: [buildPrize('a', 100_000, 1500)] });
  people = await shop.persons(WRITERS, 100_000);
  const events = Array.from({ length: EARLIER_EVENTS }, (_, n) => ({ type: 'Noted', data: { n } }));
  await shop.store.transact(['earlier'], async (tx) =>
    tx.append(
      { commandId: 'earlier', actor: 'test' },
      { streamId: 'earlier', expectedVersion: 0, partitionKey: '', events },
    ),
  );
  await caughtUp();
});
afterAll(() => shop.close());

const caughtUp = async (): Promise<void> => {
  const { n } = (await shop.pool.query('select count(*) as n from store.events')).rows[0];
  const there = "select from store.checkpoints where reader in ('draw_history', 'point_history') and seq >= $1";
  await waitUntil('the read models are at the end', async () => (await shop.pool.query(there, [n])).rowCount === 2);
};
const tableOf = async ({ table, key }: (typeof READ_MODELS)[number]) => {
  const { rows } = await shop.pool.query(`select to_jsonb(t) as row from ${table} t order by ${key}`);
  return rows.map(({ row }) => ({ ...row, created: new Date(row.created) }));
};
/** Folds the log without a table. */
const freshFold = async (projection: (typeof READ_MODELS)[number]) => {
  const { events } = await feed.read(0, 1_000_000, Object.keys(projection.on));
  const rows = [...foldRows(projection, new Map(), events)] as [string, { created: string }][];
  return rows.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, created: new Date(row.created) }));
};

/** Draws, and decides on every third draw, until it is stopped. */
const play = async ({ browser }: Person, going: () => boolean): Promise<number> => {
  let draws = 0;
  while (going()) {
    const { body } = await browser.post('user/pack/buy', { pack_id: 'box', count: 1 });
    expect(body).toMatchObject({ state: 200, result: '1' });
    draws += 1;
    const reduction_card = body.cards.map((card: { history_id: string }) => card.history_id);
    if (draws % 3 === 0) await browser.post('user/pack/decision', { send_card: [], reduction_card });
  }
  return draws;
};
/** Reads the histories until it is stopped. They never fail and never get shorter. */
const watch = async ({ browser }: Person, going: () => boolean, seen: () => void): Promise<void> => {
  const reader = browser.twin();
  const longest = [0, 0];
  while (going()) {
    const lists = [await reader.post('user/history/list/1', {}), await reader.get('user/point/list/1')];
    expect(lists.map((list) => list.status)).toEqual([200, 200]);
    lists.forEach(({ body }, i) => {
      const length = body.list.length + 20 * (body.all_page - 1);
      expect(length).toBeGreaterThanOrEqual(longest[i]!);
      longest[i] = length;
    });
    seen();
  }
};

describe('a rebuild', () => {
  it('equals a fold of the log, twice in a row, while members draw and read', async () => {
    let going = true;
    let reads = 0;
    const playing = people.map((person) => play(person, () => going));
    const watching = people.slice(0, 2).map((person) =>
      watch(
        person,
        () => going,
        () => reads++,
      ),
    );
    const progress: [number, number][] = [];
    for (let round = 0; round < 2 || reads < READS; round++)
      for (const projection of READ_MODELS)
        await rebuild(shop.pool, feed, shop.clock, projection, (...at) => progress.push(at));
    going = false;
    const draws = (await Promise.all(playing)).reduce((sum, n) => sum + n, 0);
    await Promise.all(watching);
    await caughtUp();
    for (const projection of READ_MODELS) expect(await tableOf(projection)).toEqual(await freshFold(projection));
    expect(draws).toBeGreaterThan(20);
    expect(progress.some(([reached, head]) => head - reached > 2000)).toBe(true);
  });

  it('changes nothing without new events', async () => {
    await caughtUp();
    for (const projection of READ_MODELS) {
      const live = await tableOf(projection);
      expect(live.length).toBeGreaterThan(20);
      await rebuild(shop.pool, feed, shop.clock, projection);
      expect(await tableOf(projection)).toEqual(live);
    }
    const left = await shop.pool.query("select reader from store.checkpoints where reader like '%@next'");
    expect(left.rows).toEqual([]);
  });

  it('restores a corrupted table', async () => {
    for (const projection of READ_MODELS) {
      const live = await tableOf(projection);
      await shop.pool.query(
        `delete from ${projection.table} where created < (select max(created) from ${projection.table})`,
      );
      const moved: unknown = await rebuild(shop.pool, feed, shop.clock, projection).catch((error) => error);
      // A table about money is replaced only after an owner has accepted the changes of its sums.
      expect(moved instanceof SumsMovedError).toBe(projection.isLedger === true);
      if (moved instanceof SumsMovedError)
        await rebuild(shop.pool, feed, shop.clock, projection, undefined, acceptanceOf(moved.changes));
      expect(await tableOf(projection)).toEqual(live);
    }
  });

  it('leaves the live table unchanged when it fails, and can be repeated', async () => {
    const [projection] = READ_MODELS;
    const live = await tableOf(projection);
    const failing = rebuild(shop.pool, feed, shop.clock, projection, () => {
      throw new Error('the process died');
    });
    await expect(failing).rejects.toThrow('the process died');
    expect(await tableOf(projection)).toEqual(live);
    await rebuild(shop.pool, feed, shop.clock, projection);
    expect(await tableOf(projection)).toEqual(live);
  });

  it('leaves the live table unchanged when it is aborted, and reports it', async () => {
    const [projection] = READ_MODELS;
    const live = await tableOf(projection);
    const end = new AbortController();
    const breakOff = () => end.abort(new Error('told to stop'));
    const running = (await Rebuild.begin(shop.pool, shop.clock, projection)).run(feed, breakOff, undefined, end.signal);
    await expect(running).rejects.toThrow('told to stop');
    expect(await tableOf(projection)).toEqual(live);
    const { rows } = await shop.pool.query('select error from store.rebuilds where reader = $1', [projection.name]);
    expect(rows).toEqual([{ error: 'Error: told to stop' }]);
  });

  it('rejects a second one at the same time', async () => {
    const [projection] = READ_MODELS;
    const first = await Rebuild.begin(shop.pool, shop.clock, projection);
    await expect(rebuild(shop.pool, feed, shop.clock, projection)).rejects.toThrow(RebuildInProgressError);
    await first.run(feed);
    await rebuild(shop.pool, feed, shop.clock, projection);
  });
});
