import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/support/test-clock.js';
import { readPushConfig } from '../../platform/push/push-config.js';
import { HttpPushServices } from '../../platform/push/push-service.http.js';
import type { Device, PushMessage } from '../../platform/push/push-service.js';
import { Sandbox } from './sandbox.fixture.js';

const MESSAGE: PushMessage = { text: '{"title":"発送"}', ttlSeconds: 60, urgency: 'high', topic: 'one' };

let sandbox: Sandbox;
let services: HttpPushServices;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  services = new HttpPushServices(readPushConfig(sandbox.environment, true).keys, new TestClock());
});
afterAll(() => sandbox?.close());

const subscribe = async () => (await sandbox.control('/push/subscriptions')).json<Device>();
const send = (device: Device, by = services) => by.send(device, MESSAGE, 'background');
const idOf = ({ endpoint }: Device) => endpoint.split('/').at(-1)!;
const sentTo = async (device: Device) =>
  (await sandbox.get('/_control/push/messages'))
    .json<{ subscription: string }[]>()
    .filter(({ subscription }) => subscription === idOf(device));

describe('push service', () => {
  it('accepts a message of the shop that the browser can decrypt', async () => {
    const device = await subscribe();
    expect(await send(device)).toEqual({ outcome: 'taken' });
    expect(await sentTo(device)).toMatchObject([{ text: MESSAGE.text, ttl: 60, urgency: 'high' }]);
  });

  it('refuses other senders, expired tokens and unknown subscriptions', async () => {
    const device = await subscribe();
    const { keys } = readPushConfig(sandbox.environment, true);
    const stranger = {
      publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
      privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    };
    const other = new HttpPushServices({ ...keys!, ...stranger }, new TestClock());
    expect(await send(device, other)).toMatchObject({ outcome: 'failed', error: '403' });
    const late = new TestClock();
    late.advance(-2 * 86_400_000);
    expect(await send(device, new HttpPushServices(keys, late))).toMatchObject({ error: '403' });
    expect((await sandbox.ask('POST', device.endpoint, 'text', { ttl: '1' })).status).toBe(403);
    expect(await sentTo(device)).toEqual([]);
    expect(await send({ ...device, endpoint: `${device.endpoint}x` })).toEqual({ outcome: 'gone' });
  });

  it('responds with the configured status', async () => {
    const device = await subscribe();
    const path = `/push/subscriptions/${idOf(device)}`;
    await sandbox.control(path, { status: 429, retry_after: '90' });
    expect(await send(device)).toMatchObject({ outcome: 'failed', error: '429', restMs: 90_000 });
    await sandbox.control(path, { status: 410 });
    expect(await send(device)).toEqual({ outcome: 'gone' });
    await sandbox.control('/faults', { provider: 'push', kind: 'reset' });
    expect(await send(device)).toMatchObject({ outcome: 'failed', error: 'silent' });
  });
});
