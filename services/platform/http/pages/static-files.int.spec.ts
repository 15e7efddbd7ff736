import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { serveClient } from './static-files.js';

const SCRIPT = 'console.info("oripa");'.repeat(100);
const FILM = '0123456789';

describe('serveClient', () => {
  let root: string;
  let server: FastifyInstance;

  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'client-'));
    put('index.html', '<title>top</title>');
    put('index.html.br', brotliCompressSync('<title>top</title>'));
    put('page.html', '<title>other</title>');
    put('pack-detail.html', '<title>pack</title>');
    put('fairness.html', '<title>fairness</title>');
    put('mente.html', '<title>maintenance</title>');
    put('service-worker.js', SCRIPT);
    put('assets/a-1.js', SCRIPT);
    put('assets/a-1.js.br', brotliCompressSync(SCRIPT));
    put('assets/a-1.js.gz', gzipSync(SCRIPT));
    put('images/card.webp', 'picture');
    put('images/banner.webp', 'picture');
    put('images/banner.avif', 'lighter');
    put('films/1.mp4', FILM);
    put('guide/pack.ja.webp', 'picture');
    put('.vite/manifest.json', '{}');
    server = fastify();
    await serveClient(server, root);
  });

  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it('sends the compressed copy that the browser accepts, and varies by accept-encoding', async () => {
    const [br, gz, plain] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((encoding) => get('/assets/a-1.js', { 'accept-encoding': encoding })),
    );
    expect([br, gz, plain].map((response) => response!.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gz!.rawPayload).toString()).toBe(SCRIPT);
    expect(plain!.payload).toBe(SCRIPT);
    for (const response of [br, gz, plain]) {
      expect(response!.headers['content-type']).toMatch(/javascript/);
      expect(response!.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it.each([
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
    ['/images/card.webp', 'public, max-age=86400'],
    ['/films/1.mp4', 'public, max-age=86400'],
    ['/guide/pack.ja.webp', 'public, max-age=86400'],
    ['/mente.html', 'no-cache'],
    ['/service-worker.js?lang=en', 'no-cache'],
    ['/', 'no-cache'],
    ['/my-page', 'no-cache'],
  ])('sends %s with Cache-Control %s', async (url, caching) => {
    const response = await get(url, { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe(caching);
  });

  it.each(['/images/card.webp', '/', '/my-page'])('does not send %s again to a browser that has it', async (url) => {
    const { etag } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  const BROWSER = 'image/avif,image/webp,image/*,*/*;q=0.8';
  it.each([
    ['banner', BROWSER, 'lighter', 'image/avif'],
    ['banner', 'image/webp,*/*', 'picture', 'image/webp'],
    ['banner', undefined, 'picture', 'image/webp'],
    ['card', BROWSER, 'picture', 'image/webp'],
  ])('sends %s to a browser that accepts %s as %s', async (name, accept, content, type) => {
    const response = await get(`/images/${name}.webp`, accept ? { accept } : {});
    expect([response.payload, response.headers['content-type']]).toEqual([content, type]);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.headers.vary).toMatch(/accept/i);
  });

  it.each(['/images/../../secret.webp', '/images/%2e%2e/banner.webp', '/images/none.webp', '/%00.webp'])(
    'finds no picture at %s',
    async (url) => {
      expect((await get(url, { accept: BROWSER })).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('sends the requested range of a film', async () => {
    const part = await get('/films/1.mp4', { range: 'bytes=2-5', 'accept-encoding': 'br, gzip' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 2-5/10');
    expect(part.payload).toBe(FILM.slice(2, 6));
  });

  it('refuses a range beyond the end of a film, and ignores ranges of pages', async () => {
    const range = { range: 'bytes=90-100' };
    const gone = await get('/films/1.mp4', range);
    expect([gone.statusCode, gone.json()]).toEqual([416, { state: 416 }]);
    for (const url of ['/', '/my-page']) expect((await get(url, range)).statusCode).toBe(200);
  });

  it('sends one page for the top and one for every other address of the client', async () => {
    expect((await get('/')).payload).toBe('<title>top</title>');
    expect((await get('/?index=2')).payload).toBe('<title>top</title>');
    const compressed = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('<title>top</title>');
    for (const url of ['/my-page', '/no/such/page', '/pack-detail?packId=1'])
      expect((await get(url)).payload).toBe('<title>other</title>');
  });

  it.each(['/assets/gone.js', '/pack-detail.html', '/api/user/nothing', '/.vite/manifest.json', '/assets/a-1.js.br'])(
    'answers 404 to %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
