import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { findProjection } from '../../../test/support/projections.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { Feed } from '../feed/feed.js';
import { Sequencer } from '../store/sequencer.js';
import { loadOverlay } from './overlay.js';
import { Projector } from './projector.js';

const drawHistory = findProjection('draw_history');
const READ_MODELS = [drawHistory, findProjection('point_history'), findProjection('coin_history')];

let shop: WholeShop;
let feed: Feed;

beforeAll(async () => {
  shop = await WholeShop.open();
  feed = shop.app.get(Feed);
  await shop.openBox('box', { pricePoint: 10, prizes: [buildPrize('a', 5000, 1500)] });
  shop.app.get(Sequencer).start();
});
afterAll(async () => {
  await shop.app.get(Sequencer).stop();
  await shop.close();
});

/** Runs the projector until it has processed the whole log. */
const bringAll = async (): Promise<void> => {
  const { n } = (await shop.pool.query('select count(*) as n from store.events')).rows[0];
  await waitUntil('every event has its number', async () => (await feed.head()) >= n);
  const projector = new Projector(shop.pool, feed, shop.clock, READ_MODELS);
  await projector.start();
  const behind = "select from store.checkpoints where seq < $1 and reader like '%_history'";
  await waitUntil('the histories are there', async () => (await shop.pool.query(behind, [n])).rowCount === 0);
  await projector.stop();
};

const draw = async ({ browser }: Person, count: number): Promise<string[]> => {
  const { body } = await browser.post('user/pack/buy', { pack_id: 'box', count });
  return body.cards.map((card: { history_id: string }) => card.history_id);
};
const convert = async ({ browser }: Person, cards: readonly string[]): Promise<void> => {
  const { body } = await browser.post('user/pack/decision', { send_card: [], reduction_card: cards });
  expect(body).toMatchObject({ state: 200, result: '1' });
};

/** Returns the histories of the member, without values that differ in each response. */
const histories = async ({ browser }: Person) => {
  const lists = [];
  for (const page of [1, 2, 3]) {
    for (const mode of ['0', '1', '4']) lists.push((await browser.post(`user/history/list/${page}`, { mode })).body);
    lists.push((await browser.get(`user/point/list/${page}`)).body);
  }
  return lists.map(({ csrf, ...list }) => list);
};

describe('a member, while the projector stands still', () => {
  it('sees their own draws and points at once, like the projector will write them', async () => {
    const person = await shop.person(5000);
    const early = [...(await draw(person, 2)), ...(await draw(person, 3))];
    await bringAll();
    await draw(await shop.person(100), 1);
    for (let i = 0; i < 23; i++) await draw(person, 1);
    const late = await draw(person, 2);
    await convert(person, early.slice(0, 4));
    await convert(person, [...early.slice(4), ...late]);
    const seen = await histories(person);
    const [all, undecided, converted, points] = seen;
    expect([all.all_page, all.list.length, all.list[0].count, all.list[0].reduction_point]).toEqual([2, 20, 2, 3000]);
    expect([undecided.all_page, undecided.list.length]).toEqual([2, 20]);
    expect(converted.list.map((row: { count: number }) => row.count)).toEqual([2, 3, 2]);
    expect(points.list.slice(0, 2).map((row: { bonusPoint: number }) => row.bonusPoint)).toEqual([3000, 1500]);
    await bringAll();
    expect(await histories(person)).toEqual(seen);
  });

  it('sees them before the first run of the projector', async () => {
    const person = await shop.person(100);
    await draw(person, 1);
    const seen = await histories(person);
    const checkpoints = await shop.pool.query('delete from store.checkpoints returning *');
    expect(await histories(person)).toEqual(seen);
    expect(seen[0].list).toHaveLength(1);
    await shop.pool.query(
      'insert into store.checkpoints select * from json_populate_recordset(null::store.checkpoints, $1)',
      [JSON.stringify(checkpoints.rows)],
    );
  });
});

/** Returns a pool that runs `meanwhile` after the `at`-th statement. */
const interrupted = (pool: Pool, at: number, meanwhile: () => Promise<void>): Pool => {
  let statements = 0;
  const slow = <Target extends Pick<Pool, 'query'>>(target: Target): Target =>
    new Proxy(target, {
      get: (on, name) => {
        if (name === 'connect') return async () => slow(await pool.connect());
        const value = Reflect.get(on, name);
        if (name !== 'query') return typeof value === 'function' ? value.bind(on) : value;
        return async (...statement: unknown[]) => {
          const result = await Reflect.apply(value as () => Promise<unknown>, on, statement);
          statements += 1;
          if (statements === at) await meanwhile();
          return result;
        };
      },
    });
  return slow(pool);
};

describe('a member, while the projector runs', () => {
  it.each([1, 2, 3])('sees nothing twice when the feed delivers events between reads (%i)', async (at) => {
    const person = await shop.person(100);
    const cards = await draw(person, 2);
    await bringAll();
    await convert(person, cards);
    const overlay = await loadOverlay(interrupted(shop.pool, at, bringAll), drawHistory, person.memberId);
    const ofTable = 'select * from draws.draw_history where member_id = $1';
    const rows = overlay.keys.length > 0 ? overlay.rows : (await shop.pool.query(ofTable, [person.memberId])).rows;
    expect(rows).toMatchObject([{ count: 2, converted: 2, converted_points: 3000, shipping_state: 'nothing_to_ship' }]);
  });
});
