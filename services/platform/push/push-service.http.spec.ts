import { createECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock } from '../../kernel/time.js';
import { InsideTransactionError, insideTransaction } from '../database/open-transaction.js';
import { isPublicAddress } from './public-lookup.js';
import { HttpPushServices } from './push-service.http.js';
import type { PushMessage } from './push-service.js';

const PAIR = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  subject: 'mailto:shop@shop.example',
};
const NOW = new Date('2026-11-24T12:00:00+09:00');
class StoppedClock extends Clock {
  now = () => NOW;
}
const device = createECDH('prime256v1');
const KEYS = { p256dh: device.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const MESSAGE: PushMessage = { text: '{}', ttlSeconds: 60, urgency: 'high', topic: 'parcel-shipped/1' };

let server: Server;
let url: string;
let respond: RequestListener;
let requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];

beforeEach(async () => {
  requests = [];
  respond = (_, response) => response.writeHead(201).end();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    respond(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const services = (responseMs = 5000, resolve = async () => [{ address: '127.0.0.1', family: 4 }]) => {
  const timeouts = { connectMs: 5000, responseMs: { interactive: responseMs, background: responseMs } };
  return new HttpPushServices(
    { ...PAIR, hosts: ['push.shop-reader.com'], sandboxUrl: url },
    new StoppedClock(),
    resolve,
    timeouts,
  );
};
const send = (endpoint = `${url}/1`, all = services()) => all.send({ ...KEYS, endpoint }, MESSAGE, 'background');

describe('a message to a device', () => {
  it('reaches its push service encrypted, with lifetime, urgency and a hashed topic', async () => {
    expect(await send()).toEqual({ outcome: 'taken' });
    expect(requests).toMatchObject([
      {
        path: '/push/1',
        headers: {
          authorization: expect.stringMatching(/^vapid t=/),
          'content-encoding': 'aes128gcm',
          ttl: '60',
          urgency: 'high',
          topic: expect.stringMatching(/^[\w-]{32}$/),
        },
      },
    ]);
    expect(requests[0]!.body.toString('latin1')).not.toContain('{}');
  });

  it.each([404, 410])('reports a device as gone for the status %i', async (status) => {
    respond = (_, response) => response.writeHead(status).end();
    expect(await send()).toEqual({ outcome: 'gone' });
  });

  it.each([
    [429, '120', { isPermanent: false, restMs: 120_000 }],
    [503, 'Tue, 24 Nov 2026 03:10:00 GMT', { isPermanent: false, restMs: 600_000 }],
    [503, 'soon', { isPermanent: false, restMs: 0 }],
    [500, '', { isPermanent: false, restMs: 0 }],
    [403, '', { isPermanent: true, restMs: 0 }],
    [413, '', { isPermanent: true, restMs: 0 }],
  ])('reports for the status %i and Retry-After "%s" the failure %j', async (status, retryAfter, failure) => {
    respond = (_, response) => response.writeHead(status, { 'retry-after': retryAfter }).end();
    expect(await send()).toEqual({ outcome: 'failed', error: String(status), ...failure });
  });

  it('does not follow redirects', async () => {
    respond = (_, response) => response.writeHead(307, { location: `${url}/inside` }).end();
    expect(await send()).toMatchObject({ outcome: 'failed', error: '307' });
    expect(requests).toHaveLength(1);
  });

  it('fails for a silent service and for an endless response', async () => {
    respond = () => undefined;
    expect(await send(`${url}/1`, services(200))).toMatchObject({ outcome: 'failed', error: 'silent' });
    respond = (_, response) => {
      response.writeHead(201);
      const writeMore = () => response.write(Buffer.alloc(65_536)) && setImmediate(writeMore);
      response.on('drain', writeMore);
      writeMore();
    };
    expect(await send()).toMatchObject({ outcome: 'failed', error: 'silent' });
  });

  it('stops at once when it is aborted', async () => {
    const device = { ...KEYS, endpoint: `${url}/1` };
    const sent = await services().send(device, MESSAGE, 'background', AbortSignal.abort());
    expect(sent).toMatchObject({ outcome: 'failed', isPermanent: false });
    expect(requests).toEqual([]);
  });

  it.each(['127.0.0.1', '169.254.169.254', '::1'])(
    'reports a device as gone if its host resolves to %s',
    async (address) => {
      const inside = { address, family: address.includes(':') ? 6 : 4 };
      expect(isPublicAddress(inside)).toBe(false);
      const mixedServices = services(5000, async () => [{ address: '1.1.1.1', family: 4 }, inside]);
      expect(await send('https://push.shop-reader.com/1', mixedServices)).toEqual({ outcome: 'gone' });
    },
  );

  it.each([
    'https://10.0.0.1/1',
    'https://elsewhere.com/1',
    'http://push.shop-reader.com/1',
    'http://127.0.0.1:1/push/1',
  ])('reports the device %s as gone without a request', async (endpoint) => {
    expect(await send(endpoint)).toEqual({ outcome: 'gone' });
  });

  it('cannot be sent inside a transaction', async () => {
    await expect(insideTransaction(() => send())).rejects.toThrow(InsideTransactionError);
    expect(requests).toEqual([]);
  });

  it('fails while the shop has no keys', async () => {
    const off = new HttpPushServices(null, new StoppedClock());
    expect(off.publicKey).toBe('');
    expect(await send(`${url}/1`, off)).toMatchObject({ outcome: 'failed', error: 'off' });
  });
});

describe('a device', () => {
  it.each([
    { p256dh: KEYS.p256dh.slice(1) },
    { auth: 'BTBZMqHH6r4Tts7J' },
    { auth: `${KEYS.auth} ` },
    { endpoint: 'https://127.0.0.1/1' },
  ])('cannot be registered with %j', (wrong) => {
    expect(services().mayBeSentTo({ ...KEYS, endpoint: `${url}/1` })).toBe(true);
    expect(services().mayBeSentTo({ ...KEYS, endpoint: `${url}/1`, ...wrong })).toBe(false);
  });
});
