import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSignedOutConsole, signInAs } from '../../../../test/support/console.js';
import { listServedRoutes } from '../../../../test/support/served-routes.js';
import { WholeShop } from '../../../../test/support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop.close());

const described = (paths: Record<string, object>): string[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();

/** Returns every route that the server has below `base`. */
const served = (base: string): string[] => {
  const routes = listServedRoutes(shop.app.getHttpAdapter().getInstance())
    .filter(({ path }) => path.startsWith(base))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  return [...new Set(routes)].sort();
};

describe('GET /openapi.json', () => {
  it('sends the committed description to anybody, cacheable for five minutes', async () => {
    const response = await fetch(`${await shop.app.getUrl()}/openapi.json`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(await response.text()).toBe(readFileSync('services/schemas/openapi/members.json', 'utf8'));
  });

  it('describes exactly the routes of the members’ API that are served', async () => {
    const response = await fetch(`${await shop.app.getUrl()}/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, object> };
    expect(described(paths)).toEqual(served('/api/'));
  });
});

describe('GET /admin-api/openapi.json', () => {
  it.each(['owner', 'support', 'finance'] as const)('sends the committed description to the role %s', async (role) => {
    const { status, headers, body } = await (await signInAs(shop, role)).get('openapi.json');
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect(body).toEqual(JSON.parse(readFileSync('services/schemas/openapi/operators.json', 'utf8')));
    expect(described(body.paths)).toEqual(served('/admin-api/'));
  });

  it('answers 401 before sign-in', async () => {
    expect((await openSignedOutConsole(shop).get('openapi.json')).status).toBe(401);
  });
});
