import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Nginx } from './support/nginx.js';
import { waitUntil } from './support/until.js';

let nginx: Nginx;

beforeAll(async () => {
  nginx = await Nginx.start();
});
beforeEach(() => {
  nginx.passed.length = 0;
  nginx.status = 200;
});
afterAll(() => nginx?.stop());

const ask = (path: string, options: RequestInit = {}) => fetch(nginx.url + path, { redirect: 'manual', ...options });

describe('the shipped nginx', () => {
  it.each([
    '/',
    '/pack-detail?id=1',
    '/fair',
    '/fairness',
    '/mypage/points',
    '/confirm-buy-point',
    '/Confirm-Buy-Point/',
    '/api/user/pack/list',
    '/admin-api/session',
    '/admin-api/openapi.json',
    '/admin-api/members?filter=%7B%7D',
    '/administrator',
    '/admins/list',
    '/uploads/a.webp',
    '/share/abc.png',
    '/log/checkpoint',
    '/log/tile/0/x001/067.p/3',
    '/sandbox',
    '/openapi.json',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/change-password',
  ])('passes %s on to the shop', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, 'the shop']);
    expect(nginx.passed).toEqual([path]);
  });

  it.each(['POST', 'DELETE'])('passes a %s request on to the operators’ API', async (method) => {
    const response = await ask('/admin-api/session', { method });
    expect([response.status, nginx.passed]).toEqual([200, ['/admin-api/session']]);
  });

  it.each(['/admin', '/admin/', '/admin/members', '/admin/members/1/show', '/admin/admin-api/x'])(
    'answers %s with the console',
    async (path) => {
      const response = await ask(path);
      expect([response.status, nginx.passed]).toEqual([200, []]);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('/admin/assets/');
    },
  );

  it.each(['/healthz', '/readyz', '/metrics', '/metrics/', '/healthz/x'])('hides %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(nginx.passed).toEqual([]);
  });

  it('serves files itself, those of the build with a cache time of a year', async () => {
    const built = readdirSync('dist/web/assets').find((name) => name.endsWith('.js'))!;
    const response = await ask(`/assets/${built}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const console = readdirSync('dist/admin/assets').find((name) => name.endsWith('.js'))!;
    expect((await ask(`/admin/assets/${console}`)).status).toBe(200);
    for (const path of ['/favicon.svg', '/favicon.ico', '/manifest.webmanifest', '/service-worker.js', '/mente.html'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(nginx.passed).toEqual([]);
  });

  it.each(['/assets/none.js', '/images/none.webp', '/films/none.mp4', '/none.php', '/admin.php'])(
    'knows no %s',
    async (path) => {
      expect([(await ask(path)).status, nginx.passed]).toEqual([404, []]);
    },
  );

  it('shows the built page while the shop is away', async () => {
    nginx.status = 503;
    const response = await ask('/mypage');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect((await ask('/api/user/pack/list')).status).toBe(503);
  });

  it('logs no queries, referrers, addresses or secret links', async () => {
    const before = nginx.logged.length;
    const referer = 'https://shop.example/password-reissue?token=key-of-referrer';
    await ask('/password-reissue?token=key-of-query', { headers: { referer, 'user-agent': 'key-of-agent' } });
    await ask('/api/unsubscribe/key-of-path', { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.1' } });
    await ask('/share/key-of-share');
    const lines = await waitUntil(
      'all are logged',
      () => nginx.logged.length >= before + 3 && nginx.logged.slice(before),
    );
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/password-reissue', '/api/unsubscribe/', '/share/']);
    expect(lines.join()).not.toMatch(/key-of|192\.0\.2|127\.0\.0/);
  });

  it('passes the client’s address and scheme on, and hides its own version', async () => {
    const response = await ask('/api/x', { headers: { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' } });
    expect(nginx.headers).toMatchObject({ 'x-forwarded-for': '192.0.2.1, 127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(response.headers.get('server')).toBe('nginx');
    expect(await (await ask('/none.php')).text()).not.toMatch(/nginx\/\d/);
  });
});
