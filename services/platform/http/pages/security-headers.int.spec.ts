import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../../test/support/console.js';
import { buildPrize, type Person, WholeShop } from '../../../../test/support/whole-shop.js';
import { Config } from '../../config.js';

const VERITRANS = {
  VERITRANS_TOKEN_API_KEY: 'key',
  VERITRANS_MERCHANT_CCID: 'A100000000000000000000cc',
  VERITRANS_SECRET_KEY: 'abcdef0123456789',
};
const HTTPS = { 'x-forwarded-proto': 'https' };
const FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
};
const RESPONSE_HEADERS = {
  ...FOR_ALL,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};
/** Headers of a page. The member client has two inline scripts: one starts it, one monitors the start. */
const PAGE = {
  ...FOR_ALL,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=-]+'){0,2}; style-src 'self' 'sha256-[\w+/=' -]+'; .*frame-ancestors 'none'$/,
  ),
};

let shop: WholeShop;
let url: string;
let person: Person;
let operator: string;

beforeAll(async () => {
  shop = await WholeShop.open({ environment: VERITRANS });
  url = await shop.app.getUrl();
  person = await shop.person(1000);
  await shop.openBox('box', { prizes: [buildPrize('a', 10, 10)] });
  operator = (await signInAs(shop, 'owner')).headers.cookie!;
  const uploads = join(shop.app.get(Config).dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'security-headers.webp'), 'picture');
});
afterAll(() => shop?.close());

const headersOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(url + path, { method, headers });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
};

describe('SecurityHeaders', () => {
  it.each([
    ['a public response', 200, '/api/fair/pack/box'],
    ['a cached public response', 200, '/api/user/pack/list'],
    ['a visitor’s response', 200, '/api/user/point'],
    ['a response to another spelling of its path', 200, '/%61pi/user/point'],
    ['a refused response', 401, '/api/user/detail'],
    ['a response to an unknown path', 404, '/api/nowhere'],
    ['a response to an unknown path of the operators’ API', 404, '/admin-api/nowhere'],
    ['a response of the operators’ API before sign-in', 401, '/admin-api/members'],
    ['the sandbox', 200, '/sandbox/outbox'],
    ['health', 200, '/healthz'],
    ['readiness', 200, '/readyz'],
    ['metrics', 200, '/metrics'],
    ['a picture that is not there', 404, '/uploads/gone.webp'],
    ['a malformed path', 400, '/api/%'],
  ])('forbids scripts and caching in %s', async (_, status, path) => {
    const response = await headersOf(path, { cookie: '' });
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ ...RESPONSE_HEADERS, 'cache-control': 'no-store' });
  });

  it('forbids caching of responses to members and operators', async () => {
    const member = await headersOf('/api/user/detail', { cookie: person.browser.cookie });
    const console = await headersOf('/admin-api/members', { cookie: operator });
    for (const response of [member, console]) {
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({ ...RESPONSE_HEADERS, 'cache-control': 'no-store' });
    }
  });

  it('forbids caching of responses to writes, accepted or refused', async () => {
    const taken = await person.browser.post('user/pack/list', {});
    const refused = await headersOf('/api/user/pack/buy', {}, 'POST');
    expect([taken.status, refused.status]).toEqual([200, 403]);
    for (const { headers } of [taken, refused])
      expect(headers).toMatchObject({ ...RESPONSE_HEADERS, 'cache-control': 'no-store' });
  });

  it('allows caching of an uploaded picture, whose name is derived from its content', async () => {
    const response = await headersOf('/uploads/security-headers.webp');
    expect(response.headers).toMatchObject({
      ...RESPONSE_HEADERS,
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it.each([
    ['/', 200, 'same-origin'],
    ['/my-page', 200, 'same-origin'],
    ['/mente.html', 200, 'same-origin'],
    ['/service-worker.js?lang=en', 200, 'same-origin'],
    ['/images/logo.svg', 200, 'same-origin'],
    ['/no-such.js', 404, 'same-origin'],
    ['/admin', 200, 'no-referrer'],
    ['/admin/members/1', 200, 'no-referrer'],
    ['/admin/no-such.js', 404, 'no-referrer'],
    ['/%', 400, 'same-origin'],
  ])('allows only the shop’s own scripts in the page or file %s', async (path, status, referrer) => {
    const response = await headersOf(path);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ ...PAGE, 'referrer-policy': referrer });
  });

  it('allows pages only pictures and films from other sites, and no inline style or script beyond the built ones', async () => {
    for (const path of ['/', '/admin']) {
      const policy = (await headersOf(path)).headers['content-security-policy']!;
      expect(policy).not.toMatch(/unsafe|\*|http:/);
      for (const directive of policy.split('; '))
        if (/https:|data:/.test(directive)) expect(directive).toMatch(/^(img|media)-src /);
    }
  });

  it('allows the card tokenizer on the checkout page and on no other', async () => {
    const { veritrans } = shop.app.get(Config).payments.keys;
    const policyOf = async (path: string) => (await headersOf(path)).headers['content-security-policy']!;
    expect(veritrans?.tokenUrl).toMatch(/^https?:/);
    for (const path of ['/confirm-buy-point', '/confirm-buy-point?pointPriceId=1'])
      expect((await policyOf(path)).split('; ')).toContain(`connect-src 'self' ${veritrans!.tokenUrl}`);
    for (const path of ['/', '/buy-point', '/complete-buy-point', '/admin', '/api/user/pay_config'])
      expect(await policyOf(path)).not.toContain(veritrans!.tokenUrl);
  });

  it('requires https for a year in every response over https', async () => {
    for (const path of ['/', '/admin', '/api/user/point', '/api/user/pack/list', '/uploads/gone.webp'])
      for (const [headers, value] of [
        [HTTPS, 'max-age=31536000'],
        [{}, undefined],
      ] as const)
        expect([path, (await headersOf(path, headers)).headers['strict-transport-security']]).toEqual([path, value]);
  });
});

describe('cookies', () => {
  it('have the __Host- prefix on https, and no other name is read there', async () => {
    const { headers } = await headersOf('/api/user/point', HTTPS);
    expect(headers['set-cookie']).toMatch(/^__Host-oripa_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [, token] = person.browser.cookie.split('=');
    const isLoggedIn = async (cookie: string, headers: Record<string, string>) => {
      const response = await fetch(`${url}/api/user/point`, { headers: { cookie, ...headers } });
      return ((await response.json()) as { detail: { is_login: string } }).detail.is_login;
    };
    expect(await isLoggedIn(`__Host-oripa_session=${token}`, HTTPS)).toBe('1');
    expect(await isLoggedIn(`oripa_session=${token}`, HTTPS)).toBe('0');
    expect(await isLoggedIn(`oripa_session=${token}`, {})).toBe('1');
    expect(await isLoggedIn(`__Host-oripa_session=${token}`, {})).toBe('0');
  });
});
