import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../support/until.js';
import { Front } from './front.mjs';

/** An API that responds with its name and the received request. */
class Api {
  isReady = true;
  readonly got: string[] = [];

  private constructor(
    readonly name: string,
    readonly server: Server,
  ) {}

  static async open(name: string): Promise<Api> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const api = new Api(name, server);
    server.on('request', async (incoming, outgoing) => {
      if (incoming.url === '/readyz') return outgoing.writeHead(api.isReady ? 200 : 503).end();
      api.got.push(`${incoming.method} ${incoming.url} ${(await incoming.toArray()).join('')}`);
      outgoing.end(name);
    });
    return api;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes it with all its connections. */
  die(): void {
    this.server.close().closeAllConnections();
  }
}

let apis: Api[];
let front: Front;
let url: string;

beforeEach(async () => {
  apis = [await Api.open('first'), await Api.open('second')];
  front = new Front(apis.map(({ address }) => address));
  url = await front.open(0);
});
afterEach(async () => {
  await front.close();
  for (const api of apis) api.die();
});

const ask = async (path = '/api/user/point'): Promise<string> => (await fetch(url + path)).text();

describe('the web server in front of a cluster', () => {
  it('passes requests to the APIs in turn, unchanged', async () => {
    expect([await ask(), await ask(), await ask()].sort().join()).toMatch(/^first,(first|second),second$/);
    await fetch(`${url}/api/user/pack/buy?x=%20y`, { method: 'POST', body: 'json={}' });
    expect(apis.flatMap(({ got }) => got)).toContain('POST /api/user/pack/buy?x=%20y json={}');
    expect(await ask('/uploads/picture.webp')).toMatch(/first|second/);
  });

  it('loses no response when an API is dead', async () => {
    apis[0]!.die();
    for (let i = 0; i < 10; i++) expect(await ask()).toBe('second');
  });

  it('sends nothing to an API that is not ready, and returns 503 while none is', async () => {
    for (const api of apis) api.isReady = false;
    await waitUntil('no API is ready', async () => (await fetch(`${url}/api/user/point`)).status === 503);
    apis[1]!.isReady = true;
    await waitUntil('one is ready', async () => (await ask()) === 'second');
  });

  it('passes on requests for pages that the shop fills, and for files of search engines', async () => {
    const paths = [
      '/',
      '/pack-detail?packId=1.2',
      '/my-page',
      '/sitemap.xml',
      '/robots.txt',
      '/share/token.png',
      '/log/checkpoint',
    ];
    for (const path of paths) expect(await ask(path)).toMatch(/first|second/);
  });

  it('serves the clients’ files and the console, and 404 for an unknown file', async () => {
    for (const path of ['/mente.html', '/admin', '/admin/packs']) {
      const response = await fetch(url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ]);
    }
    expect((await fetch(`${url}/no-such.js`)).status).toBe(404);
    expect(apis.flatMap(({ got }) => got)).toEqual([]);
  });
});
