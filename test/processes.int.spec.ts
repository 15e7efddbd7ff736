import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogContent } from '../services/catalog/index.js';
import type { StockNow } from '../services/wins/live/live.contract.js';
import { waitUntilRead } from './support/all-read.js';
import { Browser } from './support/browser.js';
import { EventReader } from './support/event-reader.js';
import { PacksOnSale } from './support/packs-on-sale.js';
import { ShopProcess } from './support/shop-process.js';
import { TableLocks } from './support/table-locks.js';
import { waitUntil } from './support/until.js';
import { buildPrize, type Person, WholeShop } from './support/whole-shop.js';

const STREAM = '/api/user/live/stream';

/** Returns the member's browser at a process. */
const browserAt = ({ url }: ShopProcess, person: Person): Browser => {
  const browser = new Browser({ app: { getUrl: async () => url } });
  browser.cookie = person.browser.cookie;
  return browser;
};

let shop: WholeShop;
let apis: ShopProcess[];
let others: ShopProcess[];

beforeAll(async () => {
  shop = await WholeShop.open();
  const names = ['api', 'api', 'projector', 'projector', 'reactor', 'reactor', 'timekeeper', 'timekeeper'];
  const started = await Promise.all(names.map((name) => ShopProcess.start(name)));
  apis = started.slice(0, 2);
  others = started.slice(2);
});

afterAll(async () => {
  await Promise.all([...(apis ?? []), ...(others ?? [])].map((one) => one.stop()));
  await shop.close();
});

describe('several processes of each kind on one database', () => {
  it('sell a box to its last ticket and no further, and return one response per CSRF token', async () => {
    await shop.openBox('shared', { pricePoint: 1, prizes: [buildPrize('a', 1, 10), buildPrize('b', 59, 0)] });
    const people = await shop.persons(80, 100);
    const replies = await Promise.all(
      people.map((person, i) =>
        browserAt(apis[i % 2]!, person).post('user/pack/buy', { pack_id: 'shared', count: '1' }),
      ),
    );
    expect(replies.filter((reply) => reply.body.result === '1')).toHaveLength(60);
    expect(replies.filter((reply) => reply.body.state === 400)).toHaveLength(20);
    const { body } = await browserAt(apis[0]!, people[0]!).get('fair/pack/shared');
    expect(body.head.slot).toBe(60);

    await shop.openBox('twice', { prizes: [buildPrize('a', 100, 10)] });
    const buyer = await shop.person(10_000);
    const pair = await browserAt(apis[0]!, buyer).freshPair();
    const request = { pack_id: 'twice', count: '1' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => browserAt(apis[i % 2]!, buyer).postWith(pair, 'user/pack/buy', request)),
    );
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    expect((await browserAt(apis[1]!, buyer).get('user/point')).body.detail.point).toBe(9900);
  });

  it('fill the histories through the projectors', async () => {
    await waitUntilRead(shop.pool, 'draw_history');
    const { rows } = await shop.pool.query(`select count(*) as rows, (select count(*) from draws.draws) as draws
      from draws.draw_history`);
    expect(rows[0].rows).toBe(rows[0].draws);
  });

  it('send a listener of one process the sales and wins of the other', async () => {
    const packs = await PacksOnSale.of(shop);
    await shop.app.get(CatalogContent).saveCardType({ id: 1, name: '種', nameEn: 'Kind', position: 1 });
    const packId = await packs.open('live', { 3: 20 });
    const listeners = await Promise.all(apis.map(({ url }) => EventReader.open(url, `${STREAM}?pack_id=${packId}`)));
    const person = await shop.person(1000);
    await browserAt(apis[0]!, person).post('user/pack/buy', { pack_id: packId, count: '3' });
    for (const listener of listeners)
      await listener.untilEvent('packs', ({ list }) => list.some((pack: StockNow) => pack.pack_count === 17));
    // Moves the sale half a minute back, because the processes use the machine's clock.
    await waitUntilRead(shop.pool, 'pack_wins');
    const AGO = `update wins.pack_wins set recent = jsonb_set(recent, '{0,at}', to_jsonb($2::text)) where pack_id = $1`;
    await shop.pool.query(AGO, [packId, new Date(Date.now() - 40_000).toISOString()]);
    const wins = await Promise.all(listeners.map((one) => one.untilEvent('wins', ({ list }) => list.length === 1)));
    expect(wins[0]!.data).toEqual(wins[1]!.data);
    expect(wins[0]!.id).toBe(wins[1]!.id);
    for (const listener of listeners) listener.close();
  });

  it('exit with 0 on SIGTERM, with open listeners and with requests that wait for PostgreSQL', async () => {
    const listener = await EventReader.open(apis[0]!.url, STREAM);
    expect(listener.status).toBe(200);
    const locks = await TableLocks.take();
    const requests = apis.map(({ url }) => fetch(`${url}/api/fair/pack/none`).catch(() => undefined));
    for (const { name } of [...apis, ...others]) await locks.untilWaiting(name);
    expect(await Promise.all([...apis, ...others].map((one) => one.stop()))).toEqual(Array(8).fill(0));
    await waitUntil('the stream has ended', () => listener.isEnded);
    await Promise.all(requests);
    await locks.release();
  });
});
