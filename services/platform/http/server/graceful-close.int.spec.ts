import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { waitUntil } from '../../../../test/support/until.js';
import { closeGracefully } from './graceful-close.js';

const REQUEST = 'GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n';

let server: FastifyInstance;
let requestCount: number;
let finishSlowResponse: () => void;
let clients: Socket[];

beforeEach(async () => {
  server = fastify();
  closeGracefully(server);
  requestCount = 0;
  clients = [];
  const slowResponse = new Promise<void>((resolve) => {
    finishSlowResponse = resolve;
  });
  server.get('/quick', async () => 'quick');
  server.get('/slow', async () => {
    requestCount++;
    await slowResponse;
    return 'worth waiting for';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const client of clients) client.destroy();
});

const dial = async (sentText = ''): Promise<Socket> => {
  const { port } = server.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  await once(client, 'connect');
  client.write(sentText);
  return client;
};
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('a server that closes', () => {
  it('does not wait for idle connections or incomplete requests', async () => {
    const silent = await dial();
    const stammering = await dial('GET /slow HT');
    const done = await dial('GET /quick HTTP/1.1\r\nhost: shop\r\n\r\n');
    await once(done, 'data');
    await waitUntil('all have come', async () => (await connections()) === 3);
    const ends = [silent, stammering, done].map((client) => text(client));
    await server.close();
    expect(await Promise.all(ends)).toEqual(['', '', '']);
  });

  it('finishes a running request and then closes its connection', async () => {
    const client = await dial(REQUEST);
    await waitUntil('it is asked', () => requestCount === 1);
    const heard = text(client);
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    await waitUntil('it listens no more', () => !server.server.listening);
    expect(isClosed).toBe(false);
    finishSlowResponse();
    expect(await heard).toContain('worth waiting for');
    await closing;
  });

  it('serves several requests per connection until it closes', async () => {
    const client = await dial();
    for (let i = 0; i < 3; i++) {
      client.write('GET /quick HTTP/1.1\r\nhost: shop\r\n\r\n');
      expect(String((await once(client, 'data'))[0])).toContain('quick');
    }
    await server.close();
  });
});
