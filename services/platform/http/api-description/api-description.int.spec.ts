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

/** Every route below `base`, as the server has it. */
const served = (base: string): string[] => {
  const routes = listServedRoutes(shop.app.getHttpAdapter().getInstance())
    .filter(({ path }) => path.startsWith(base))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  return [...new Set(routes)].sort();
};

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
    const answer = await fetch(`${await shop.app.getUrl()}/openapi.json`);
    const { paths } = (await answer.json()) as { paths: Record<string, object> };
    expect(described(paths)).toEqual(served('/api/'));
  });
});

describe('GET /admin-api/openapi.json', () => {
  it.each(['owner', 'support', 'finance'] as const)('is the committed description, for %s', async (role) => {
    const { status, headers, body } = await (await signInAs(shop, role)).get('openapi.json');
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect(body).toEqual(JSON.parse(readFileSync('services/schemas/openapi/operators.json', 'utf8')));
    expect(described(body.paths)).toEqual(served('/admin-api/'));
  });

  it('is for nobody who is not signed in', async () => {
    expect((await openSignedOutConsole(shop).get('openapi.json')).status).toBe(401);
  });
});
