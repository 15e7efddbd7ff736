import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { waitUntil } from '../../../../test/support/until.js';
import { buildServerOptions, type ConnectionLimits, limitConnections, parseTrust } from './connections.js';

const SHORT: ConnectionLimits = {
  headMs: 200,
  requestMs: 400,
  idleMs: 150,
  stalledMs: 10_000,
  checkEveryMs: 20,
  perNetwork: 3,
};
const HEAD = 'POST /echo HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\n';

let server: FastifyInstance;
let clients: Socket[];

beforeEach(async () => {
  const isTrusted = parseTrust('127.0.0.9');
  server = fastify({ ...buildServerOptions(SHORT), trustProxy: isTrusted });
  limitConnections(server.server, SHORT, isTrusted);
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('/echo', async ({ body }) => body);
  clients = [];
  await server.listen({ port: 0, host: '0.0.0.0' });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.close();
});

/** Connects from a local address and sends the text. */
const dial = async (sentText = '', from = '127.0.0.1'): Promise<Socket> => {
  const { port } = server.server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', localAddress: from });
  clients.push(client);
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.write(sentText);
  return client;
};
const isClosed = (client: Socket): boolean => client.closed || client.readableEnded;
const closes = (what: string, client: Socket) => {
  client.resume();
  return waitUntil(what, async () => isClosed(client));
};
const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('a connection', () => {
  it('closes when it sends nothing or stops within the head', async () => {
    const ends = [await dial(), await dial('POST /echo HT')];
    for (const client of ends) await closes('it is hung up on', client);
    expect(await openConnections()).toBe(0);
  });

  it('closes when a slow body exceeds the time of the whole request', async () => {
    const client = await dial(`${HEAD}content-length: 100000\r\n\r\n`);
    const drip = setInterval(() => client.write('x'), 30);
    try {
      await closes('it is hung up on', client);
    } finally {
      clearInterval(drip);
    }
    await waitUntil('nothing is left of it', async () => (await openConnections()) === 0);
  });

  it('accepts another request after a response, and closes when none comes', async () => {
    const client = await dial();
    for (const word of ['first', 'second']) {
      client.write(`${HEAD}content-length: ${word.length}\r\n\r\n${word}`);
      expect(String((await once(client, 'data'))[0])).toContain(word);
    }
    await closes('it is hung up on', client);
  });
});

describe('the connections of one network', () => {
  it('may not exceed the limit; a closed connection makes room for another', async () => {
    const kept = [await dial(HEAD), await dial(HEAD), await dial(HEAD)];
    await waitUntil('they are there', async () => (await openConnections()) === 3);
    expect(await text(await dial(`${HEAD}content-length: 1\r\n\r\nx`)).catch(() => '')).toBe('');
    kept[0]!.destroy();
    await waitUntil('one has gone', async () => (await openConnections()) < 3);
    const heard = text(await dial(`${HEAD}connection: close\r\ncontent-length: 4\r\n\r\nback`));
    expect(await heard).toContain('back');
  });

  it('count separately from another network’s, and those of a trusted proxy do not count', async () => {
    for (const from of ['127.0.0.1', '127.0.0.2']) for (let i = 0; i < 3; i++) await dial(HEAD, from);
    for (let i = 0; i < 7; i++) await dial(HEAD, '127.0.0.9');
    await waitUntil('all are there', async () => (await openConnections()) === 13);
  });
});

describe('parseTrust', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['uniquelocal', '172.18.0.5', true],
    ['192.0.2.1, 198.51.100.0/24', '198.51.100.7', true],
    ['192.0.2.1, 198.51.100.0/24', '192.0.2.2', false],
  ])('given the list %s, returns a predicate that is correct for %s: %s', (trusted, address, isTrusted) => {
    expect(parseTrust(trusted)(address)).toBe(isTrusted);
  });
});
