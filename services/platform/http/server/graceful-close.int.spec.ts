import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { waitUntil } from '../../../../test/support/until.js';
import { closeGracefully } from './graceful-close.js';

const REQUEST = 'GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n';

let server: FastifyInstance;
let asked: number;
let answer: () => void;
let clients: Socket[];

beforeEach(async () => {
  server = fastify();
  closeGracefully(server);
  asked = 0;
  clients = [];
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.get('/quick', async () => 'quick');
  server.get('/slow', async () => {
    asked++;
    await answered;
    return 'worth waiting for';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const client of clients) client.destroy();
});

const dial = async (says = ''): Promise<Socket> => {
  const { port } = server.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  await once(client, 'connect');
  client.write(says);
  return client;
};
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('a server that closes', () => {
  it('waits for nobody who has not asked yet, nor for half a request', async () => {
    const silent = await dial();
    const stammering = await dial('GET /slow HT');
    const done = await dial('GET /quick HTTP/1.1\r\nhost: shop\r\n\r\n');
    await once(done, 'data');
    await waitUntil('all have come', async () => (await connections()) === 3);
    const ends = [silent, stammering, done].map((client) => text(client));
    await server.close();
    expect(await Promise.all(ends)).toEqual(['', '', '']);
  });

  it('answers what it was asked before, and then hangs up', async () => {
    const client = await dial(REQUEST);
    await waitUntil('it is asked', () => asked === 1);
    const heard = text(client);
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    await waitUntil('it listens no more', () => !server.server.listening);
    expect(isClosed).toBe(false);
    answer();
    expect(await heard).toContain('worth waiting for');
    await closing;
  });

  it('goes on with a connection while it is open', async () => {
    const client = await dial();
    for (let i = 0; i < 3; i++) {
      client.write('GET /quick HTTP/1.1\r\nhost: shop\r\n\r\n');
      expect(String((await once(client, 'data'))[0])).toContain('quick');
    }
    await server.close();
  });
});
