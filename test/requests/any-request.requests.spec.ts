import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Settings } from '../../services/platform/settings.js';
import { loadDemo } from '../../services/startup/demo.js';
import type { RunningShop } from '../../services/startup/process.js';
import { createChance } from '../faults/random.mjs';
import { listServedRoutes, type ServedRoute } from '../support/served-routes.js';
import { buildPrize, WholeShop } from '../support/whole-shop.js';
import { type AnyRequest, RequestsTo, type Sender } from './any-request.js';
import { faultOf } from './faults.js';
import { type KnownFields, observeFields } from './known-fields.js';
import { ShopConnection } from './line.js';
import { newSenders, type RequestSenders } from './senders.js';

/** Number of requests; the campaign sends 20,000. */
const REQUESTS = Number(process.env.REQUESTS ?? 6000);
/** Minimum of requests to each route. */
const MIN_PER_ROUTE = 12;
const SEED = Number(process.env.REQUESTS_SEED ?? 1);
const LANES = 8;
/** Requests after which the senders are replaced: some have logged out, been banned or spent everything. */
const ROUND = 1000;
const MAX_REPORTED = 20;

let shop: WholeShop;
let connection: ShopConnection;
let routes: readonly ServedRoute[];
let fields: ReadonlyMap<ServedRoute, KnownFields>;
let ids: readonly string[];
let faults: jest.SpiedFunction<Logger['error']>;

const nameOf = ({ method, path }: ServedRoute): string => `${method} ${path}`;
const isApi = ({ path }: ServedRoute): boolean => /^\/(api|admin-api)\//.test(path);
const ENDS_SESSION = /^(DELETE \/admin-api\/session|GET \/api\/user\/logout)$/;
/** Returns the sender with the most access to a route. */
const mostLikely = (route: ServedRoute, senders: RequestSenders): Sender => {
  const { member, owner } = ENDS_SESSION.test(nameOf(route)) ? senders.leaving : senders;
  return route.path.startsWith('/admin-api/') ? owner : member;
};

/** Returns ids that exist, for use in paths. */
const idsOf = async (senders: RequestSenders): Promise<string[]> => {
  const findIds = async (statement: string) =>
    (await shop.pool.query<{ id: string }>(`${statement} limit 3`)).rows.map(({ id }) => String(id));
  return [
    senders.memberId,
    ...(await findIds('select pack_id as id from draws.boxes')),
    ...(await findIds('select draw_id as id from draws.draws')),
    ...(await findIds('select shipment_id as id from shipments.parcels')),
    ...(await findIds('select card_id as id from catalog.cards')),
    ...(await findIds('select id from content.notices')),
    ...(await findIds("select id from operators.operators where role <> 'owner'")),
    ...['1', '2', 'top', 'shipping-threshold', 'maintenance', 'points'],
  ];
};

/** Builds an empty request to a route. The validation errors reveal the route's fields. */
const emptyTo = (route: ServedRoute, { headers, newValue }: Sender): AnyRequest => {
  const target = route.path.replace(/:\w+|\*/g, '1');
  if (route.method === 'GET' || route.method === 'DELETE') return { method: route.method, target, headers, body: null };
  const isForm = route.path.startsWith('/api/');
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = isForm ? `_csrf=${newValue()}&json=%7B%7D` : '{}';
  return { method: route.method, target, headers: { ...headers, 'content-type': type }, body };
};

beforeAll(async () => {
  shop = await WholeShop.open();
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
  connection = new ShopConnection((shop.app.getHttpServer().address() as AddressInfo).port, LANES);
  routes = listServedRoutes(shop.app.getHttpAdapter().getInstance() as unknown as FastifyInstance).filter(
    // File routes by name are left out; the pages' own routes stand for them.
    ({ method, path }) => method !== 'OPTIONS' && !/\.\w+$/.test(path.replace(/\.csv$/, '')),
  );
  const senders = await newSenders(shop);
  const knownFields = new Map<ServedRoute, KnownFields>();
  for (const route of routes)
    knownFields.set(route, await observeFields(() => connection.send(emptyTo(route, mostLikely(route, senders)))));
  fields = knownFields;
  ids = await idsOf(senders);
  faults = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterAll(async () => {
  connection?.close();
  await shop?.close();
});

/** Opens the shop again after a request has closed it. */
const openAgain = async (): Promise<void> => {
  await shop.pool.query("delete from http.settings where name = 'maintenance'");
  await shop.app.get(Settings).look();
};

const describeRequest = ({ method, target, headers, body }: AnyRequest): string =>
  JSON.stringify({ method, target, headers, body: body?.slice(0, 1000) });

/** Builds the n-th request. It depends on the seed and on the ids of this shop. */
const requestOf = (n: number, senders: RequestSenders): AnyRequest => {
  const chance = createChance(SEED * 1_000_003 + n);
  const route = routes[n % routes.length]!;
  const sender = chance.happens(0.7)
    ? mostLikely(route, senders)
    : chance.pick([senders.visitor, senders.leaving.member, senders.leaving.owner]);
  return new RequestsTo(chance, route, fields.get(route)!, ids).any(sender);
};

describe('any request', () => {
  it(`finds no fault: ${REQUESTS} requests, seed ${SEED}`, async () => {
    const faultTexts: string[] = [];
    const statuses = new Map<number, number>();
    const ask = async (request: AnyRequest): Promise<void> => {
      const fault = await connection.send(request).then(
        (response) => {
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          return faultOf(request, response);
        },
        (error: Error) => error.message,
      );
      if (fault && faultTexts.length < MAX_REPORTED) faultTexts.push(`${fault}: ${describeRequest(request)}`);
    };
    for (let begun = 0; begun < REQUESTS; begun += ROUND) {
      const senders = await newSenders(shop);
      const all = Array.from({ length: Math.min(ROUND, REQUESTS - begun) }, (_, i) => requestOf(begun + i, senders));
      const lane = async () => {
        for (let next = all.shift(); next; next = all.shift()) await ask(next);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await openAgain();
      const seen = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
      process.stderr.write(`seed ${SEED}, ${begun + ROUND} of ${REQUESTS}, ${seen.join(', ')}\n`);
    }
    expect(faultTexts).toEqual([]);
    expect(faults.mock.calls.map(([error]) => String((error as Error)?.stack ?? error)).slice(0, MAX_REPORTED)).toEqual(
      [],
    );
    // Some requests also passed validation and reached the rules.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  }, 900_000);

  it('goes to every route at least a dozen times', () => {
    const apis = routes.filter(isApi).map(nameOf);
    expect(apis).toEqual(expect.arrayContaining(['POST /api/user/pack/buy', 'POST /admin-api/session']));
    expect(apis.length).toBeGreaterThan(100);
    expect(Math.floor(REQUESTS / routes.length)).toBeGreaterThanOrEqual(MIN_PER_ROUTE);
  });

  it('leaves a shop that responds and sells', async () => {
    await openAgain();
    expect((await shop.visitorGet('user/pack/list')).status).toBe(200);
    await shop.openBox('afterwards', { prizes: [buildPrize('a', 10, 10)] });
    const { browser } = await shop.person(1000);
    const { status, body } = await browser.post('user/pack/buy', { pack_id: 'afterwards', count: '1' });
    expect([status, body.result, body.cards.length]).toEqual([200, '1', 1]);
  });
});
