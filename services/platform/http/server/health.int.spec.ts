import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { waitUntil } from '../../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../../test/support/whole-shop.js';

let shop: WholeShop;
let url: string;
let person: Person;
let visitor: Person['browser'];

beforeAll(async () => {
  shop = await WholeShop.open();
  url = await shop.app.getUrl();
  Logger.overrideLogger(false);
  jest.spyOn(console, 'warn').mockReturnValue();
  person = await shop.person(1000);
  visitor = person.browser.twin();
  visitor.cookie = '';
  await shop.openBox('box', { prizes: [buildPrize('a', 10, 10)] });
});
afterAll(() => shop.close());

const statusOf = async (path: string): Promise<number> => (await fetch(url + path)).status;

describe('maintenance', () => {
  const set = (on: boolean) =>
    shop.pool.query("update http.settings set value = $1::text::jsonb where name = 'maintenance'", [String(on)]);
  // The specs of the settings check how soon it begins, with a simulated clock.
  const hasBegun = () => waitUntil('it has begun', async () => (await visitor.get('user/point')).status === 503);
  const isOver = () => waitUntil('it is over', async () => (await visitor.get('user/point')).status === 200);
  /** Calls one route of each kind of access rule, reading and writing. */
  const callRoutes = async () => [
    await visitor.get('user/pack/list'),
    await visitor.get('fair/pack/box'),
    await visitor.get('user/point'),
    await visitor.get('user/pack/all_list/0'),
    await person.browser.get('user/point'),
    await person.browser.get('user/point/list'),
    await person.browser.post('user/history/list', {}),
    await person.browser.post('user/pack/buy', { pack_id: 'box', count: 1 }),
  ];

  afterEach(async () => {
    await set(false);
    await isOver();
  });

  it('makes every route answer 9999 with status 503 until it ends', async () => {
    await person.browser.freshPair();
    expect((await callRoutes()).map(({ status }) => status)).not.toContain(503);
    await set(true);
    const { rows } = await shop.pool.query('select drawn from draws.boxes');
    await hasBegun();
    expect((await callRoutes()).map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 8 }, () => [503, 9999]),
    );
    expect((await shop.pool.query('select drawn from draws.boxes')).rows).toEqual(rows);
    await set(false);
    await isOver();
    expect((await callRoutes()).map(({ status }) => status)).not.toContain(503);
  });

  it('does not affect the health check', async () => {
    await set(true);
    await hasBegun();
    expect(await statusOf('/healthz')).toBe(200);
  });
});

describe('the health of a process', () => {
  /** Closes the test's database to new connections and ends the existing ones, or opens it again. */
  const close = async (closed: boolean): Promise<void> => {
    const { database } = shop.pool.options;
    const name = database ?? new URL(process.env.DATABASE_URL!).pathname.slice(1);
    const outside = new URL('/postgres', process.env.DATABASE_URL);
    const client = new pg.Client(outside.href);
    await client.connect();
    await client.query(`alter database ${name} allow_connections ${!closed}`);
    if (closed) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await client.end();
  };

  it('passes all checks and serves metrics in normal operation', async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    const metrics = await fetch(`${url}/metrics`);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await metrics.text()).toContain('shop_oldest_unsequenced_event_seconds');
  });

  it('fails readiness but not liveness while the database is away', async () => {
    await close(true);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    expect(await statusOf('/healthz')).toBe(200);
    await close(false);
    await waitUntil('it can serve again', async () => (await statusOf('/readyz')) === 200);
    expect((await visitor.get('user/point')).status).toBe(200);
  });
});
