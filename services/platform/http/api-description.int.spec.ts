import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { servedRoutes } from '../../../test/support/served-routes.js';
import { WholeShop } from '../../../test/support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop.close());

describe('GET /openapi.json', () => {
  it('is the committed description, for anyone and to be kept for a while', async () => {
    const answer = await fetch(`${await shop.app.getUrl()}/openapi.json`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(await answer.text()).toBe(readFileSync('services/schemas/openapi/members.json', 'utf8'));
  });

  it('describes every route of the members’ API that is served, and nothing else', async () => {
    const { paths } = (await (await fetch(`${await shop.app.getUrl()}/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = servedRoutes(shop.app.getHttpAdapter().getInstance())
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });
});
