import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import type { Device } from '../../platform/push/push-service.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';
import { PushDeliveries } from '../index.js';
import { PushNews } from '../push-news/push-news.command.js';
import { LEASE_MS, PushQueue, RESEND_AFTER_MS } from '../rows/pushes.rows.js';
import { SealedDevices } from '../rows/sealed-devices.rows.js';

interface Sent {
  readonly subscription: string;
  readonly text: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
}

let sandbox: Sandbox;
let quiet: QuietShop;
let shop: WholeShop;

const pushEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sandbox.environment).filter(([name]) => name.startsWith('PUSH_')));
/** Moves the clocks of the shop and the push service together. */
const pass = async (ms: number): Promise<void> => {
  await quiet.pass(ms);
  await shop.pool.query("update notifications.push_devices set expires_at = 'infinity'");
  await sandbox.control('/clock', { ahead_ms: quiet.now.getTime() - Date.now() });
};

beforeAll(async () => {
  sandbox = await Sandbox.open();
  quiet = await QuietShop.open(undefined, pushEnvironment());
  shop = quiet.shop;
});
afterAll(async () => {
  await quiet?.close();
  await sandbox?.close();
});
beforeEach(() => pass(1000));
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.pool.query('delete from notifications.push_devices');
});

const browserDevice = async (): Promise<Device> => (await sandbox.control('/push/subscriptions')).json<Device>();
const numberOf = ({ endpoint }: Device) => endpoint.split('/').at(-1)!;
const subscribe = ({ browser }: Person, device: Device) =>
  browser.postWith(quiet.pairOf(browser), 'user/push/subscribe', device);
const unsubscribe = ({ browser }: Person) => browser.postWith(quiet.pairOf(browser), 'user/push/unsubscribe', {});
const tryOut = ({ browser }: Person) => browser.postWith(quiet.pairOf(browser), 'user/push/test', {});
const loadStatus = async ({ browser }: Person) => (await browser.get('user/push')).body.detail;
const setPushResponse = (device: Device, status: number, retry_after = '') =>
  sandbox.control(`/push/subscriptions/${numberOf(device)}`, { status, retry_after });
const DEVICES = `select device_id as "deviceId", encrypted_keys as sealed, endpoint, p256dh, auth
  from notifications.push_devices where member_id = $1 order by created_at`;
const devicesOf = async ({ memberId }: Person): Promise<Device[]> =>
  (await shop.rowsOf(DEVICES, memberId)).map((row) => shop.app.get(SealedDevices).open(row));
const queueOf = () => new PushQueue(shop.pool, shop.clock, shop.app.get(SealedDevices));
const waiting = () =>
  shop.rowsOf('select attempts, due_at, sent_at, given_up_at from notifications.pushes order by created_at');

/** Sends all due messages. */
const sendAll = async (by = shop): Promise<void> => {
  while (await by.app.get(PushDeliveries).sendNext());
};
/** Returns the messages that a device received, oldest first. */
const sentTo = async (device: Device) =>
  (await sandbox.get('/_control/push/messages'))
    .json<Sent[]>()
    .filter(({ subscription }) => subscription === numberOf(device))
    .reverse()
    .map(({ text, ...rest }) => ({ ...rest, ...JSON.parse(text) }));

/** Creates a member with a subscribed device. */
const reader = async (language = 'ja') => {
  const { memberId, browser: usual } = await shop.person();
  const browser = Object.assign(new Browser(shop, { 'accept-language': language }), { cookie: usual.cookie });
  const person = { memberId, browser };
  const device = await browserDevice();
  expect((await subscribe(person, device)).status).toBe(200);
  return { ...person, device };
};
/** Grants points and runs the command that the policy would run. */
const give = async ({ memberId }: Person, points: number, notifiedAt = quiet.now): Promise<void> => {
  await shop.grant(memberId, points);
  const [{ id }] = await shop.rowsOf(
    "select event_id as id from store.events where partition_key = $1 and type = 'PointsIssued' order by stream_version desc limit 1",
    memberId,
  );
  await shop.commands.execute(new PushNews(memberId, id, notifiedAt, `push-member-when-told/${id}`));
};

describe('the devices of a member', () => {
  it('can be added, one for each session, and removed', async () => {
    const member = await shop.person();
    const public_key = sandbox.environment.PUSH_VAPID_PUBLIC_KEY;
    expect(await loadStatus(member)).toEqual({ public_key, is_on: '0', devices: 0 });
    const [first, second] = [await browserDevice(), await browserDevice()];
    const on = { state: 200, detail: { public_key, is_on: '1', devices: 1 } };
    expect((await subscribe(member, first)).body).toMatchObject(on);
    expect((await subscribe(member, second)).body).toMatchObject(on);
    expect(await devicesOf(member)).toEqual([second]);
    expect((await unsubscribe(member)).body.detail).toEqual({ public_key, is_on: '0', devices: 0 });
    expect(await devicesOf(member)).toEqual([]);
  });

  it.each([
    ['endpoint', 'https://127.0.0.1/x'],
    ['endpoint', 'https://169.254.169.254/latest'],
    ['endpoint', 'https://push.example.com/x'],
    ['endpoint', 'http://fcm.googleapis.com/x'],
    ['endpoint', 'http://127.0.0.1:1/push/x'],
    ['endpoint', 'file:///etc/passwd'],
    ['endpoint', ''],
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', ''],
    ['auth', 'short'],
    ['auth', 7],
  ])('refuse %s "%s" with a message that says what to do', async (field, value) => {
    const member = await shop.person();
    const sent = { ...(await browserDevice()), [field]: value };
    const { status, body } = await member.browser.postWith(quiet.pairOf(member.browser), 'user/push/subscribe', sent);
    expect([status, Object.values(body.errors ?? {}).flat()[0]]).toEqual([400, expect.stringContaining('ブラウザ')]);
    expect(await devicesOf(member)).toEqual([]);
  });

  it('belong to the member who subscribed last, who gets no messages queued for another', async () => {
    const [before, after] = [await reader(), await shop.person()];
    await give(before, 100);
    expect((await subscribe(after, before.device)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    await pass(2000);
    await quiet.feed();
    await sendAll();
    expect(await loadStatus(before)).toMatchObject({ is_on: '0', devices: 0 });
    expect(await sentTo(before.device)).toEqual([]);
    await give(before, 100);
    await give(after, 200);
    await pass(2000);
    await quiet.feed();
    await sendAll();
    expect(await sentTo(before.device)).toMatchObject([{ text: expect.stringContaining('200ポイント') }]);
  });

  it('have neither endpoint nor keys readable in their rows', async () => {
    const member = await reader();
    const [row] = await shop.rowsOf(
      'select d::text as text from notifications.push_devices d where member_id = $1',
      member.memberId,
    );
    for (const secret of [member.device.endpoint, member.device.p256dh, member.device.auth])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(row.text).not.toContain(form);
    expect(await devicesOf(member)).toEqual([member.device]);
  });

  it('keep their queued messages when the browser registers again with new keys', async () => {
    const member = await reader();
    await give(member, 100);
    const renewed = { ...(await browserDevice()), endpoint: member.device.endpoint };
    expect((await subscribe(member, renewed)).status).toBe(200);
    expect(await devicesOf(member)).toEqual([renewed]);
    expect(await waiting()).toHaveLength(1);
  });

  it('belong to one member and stay readable when several register a browser at the same moment', async () => {
    const people = [await shop.person(), await shop.person(), await shop.person()];
    const device = await browserDevice();
    const statuses = (await Promise.all(people.map((person) => subscribe(person, device)))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const kept = await Promise.all(people.map(devicesOf));
    expect(kept.flat()).toEqual([device]);
  });

  it('work and can be registered again while they are in the plain text of an earlier release', async () => {
    const member = await reader();
    await shop.pool.query(
      `update notifications.push_devices set encrypted_keys = null, endpoint = $2, p256dh = $3, auth = $4 where member_id = $1`,
      [member.memberId, member.device.endpoint, member.device.p256dh, member.device.auth],
    );
    await tryOut(member);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
    const browser = Object.assign(new Browser(shop), { cookie: member.browser.cookie });
    expect((await subscribe({ ...member, browser }, member.device)).status).toBe(200);
    expect(await shop.rowsOf('select endpoint, p256dh, auth from notifications.push_devices')).toEqual([
      { endpoint: null, p256dh: null, auth: null },
    ]);
  });

  it('number ten at most: the oldest is deleted', async () => {
    const member = await shop.person();
    const { rows } = await shop.pool.query(
      `insert into http.sessions (id, member_id, created_at, expires_at, seen_at)
       select 'bound-' || n, $1, $2, 'infinity', $2 from generate_series(1, 10) n returning id`,
      [member.memberId, quiet.now],
    );
    for (const [index, { id }] of rows.entries())
      await shop.pool.query(
        `insert into notifications.push_devices
           (member_id, session_id, expires_at, endpoint_hash, endpoint, p256dh, auth, language, created_at)
         values ($1, $2, 'infinity', sha256(convert_to($3, 'UTF8')), $3, '', '', 'ja', $4)`,
        [member.memberId, id, `https://push.example/${index}`, new Date(quiet.now.getTime() - (10 - index) * 1000)],
      );
    expect((await subscribe(member, await browserDevice())).body.detail).toMatchObject({ is_on: '1', devices: 10 });
    const left = (await devicesOf(member)).map(({ endpoint }) => endpoint);
    expect([left.length, left[0]]).toEqual([10, 'https://push.example/1']);
  });

  it.each<[string, (member: Person) => Promise<unknown>]>([
    ['logs out', ({ browser }) => browser.get('user/logout')],
    [
      'has the session ended',
      ({ memberId }) => shop.pool.query('delete from http.sessions where member_id = $1', [memberId]),
    ],
  ])('disappear with their messages when the member %s', async (_, end) => {
    const member = await reader();
    await give(member, 100);
    await end(member);
    expect([await devicesOf(member), await waiting()]).toEqual([[], []]);
  });

  it('get nothing after their session has expired', async () => {
    const member = await reader();
    await give(member, 100);
    await quiet.feed();
    await pass(2000);
    await shop.pool.query('update notifications.push_devices set expires_at = $1', [quiet.now]);
    await sendAll();
    expect([await sentTo(member.device), await loadStatus(member)]).toMatchObject([[], { is_on: '0', devices: 0 }]);
  });

  it('require a session', async () => {
    expect((await shop.visitorGet('user/push')).status).toBe(401);
  });
});

describe('a push message', () => {
  it('has the text of the notification in the device’s language, and is sent once', async () => {
    const [member, english, other] = [await reader(), await reader('en'), await reader()];
    for (const person of [member, english]) await give(person, 1500);
    await pass(2000);
    await quiet.feed();
    await sendAll();
    const [{ id, ...notification }] = (await member.browser.get('user/notifications')).body.list;
    expect(await sentTo(member.device)).toEqual([
      {
        ...{
          subscription: numberOf(member.device),
          ttl: 86_400,
          urgency: 'low',
          topic: expect.stringMatching(/^[\w-]{32}$/),
        },
        ...{
          created: expect.any(String),
          id,
          title: notification.title,
          text: notification.text,
          path: notification.path,
          language: 'ja',
        },
      },
    ]);
    expect(await sentTo(english.device)).toMatchObject([{ title: 'You received points', language: 'en' }]);
    expect(await sentTo(other.device)).toEqual([]);
    await shop.commands.execute(new PushNews(member.memberId, id, quiet.now, `push-member-when-told/${id}`));
    await pass(2 * RESEND_AFTER_MS);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
  });

  it('uses the language that the device has when it is sent', async () => {
    const member = await reader('en');
    await give(member, 100);
    const browser = Object.assign(new Browser(shop), { cookie: member.browser.cookie });
    expect((await subscribe({ ...member, browser }, member.device)).status).toBe(200);
    await pass(2000);
    await quiet.feed();
    await sendAll();
    expect(await sentTo(member.device)).toMatchObject([{ title: 'ポイントが届きました', language: 'ja' }]);
  });

  it('leaves out events from before the device was subscribed', async () => {
    const member = await reader();
    await give(member, 100, new Date(quiet.now.getTime() - 1));
    expect(await waiting()).toEqual([]);
  });

  it('waits until the projection has written the notification', async () => {
    const member = await reader();
    await give(member, 100);
    await pass(2000);
    await sendAll();
    expect(await sentTo(member.device)).toEqual([]);
    await quiet.feed();
    await pass(6000);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ due_at: null, given_up_at: null }]);
  });

  it('repeats if the notification changes, even while it is being sent', async () => {
    const member = await reader();
    await give(member, 100);
    await pass(2000);
    await quiet.feed();
    const [{ id }] = (await member.browser.get('user/notifications')).body.list;
    const again = (key: string) => shop.commands.execute(new PushNews(member.memberId, id, quiet.now, key));
    const queue = queueOf();
    const claimed = (await queue.claim())!;
    await again('while under way');
    await queue.noteSent(claimed);
    await pass(RESEND_AFTER_MS);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
    await again('after it was sent');
    await pass(RESEND_AFTER_MS);
    await sendAll();
    const sent = await sentTo(member.device);
    expect([sent.length, new Set(sent.map(({ topic }) => topic)).size]).toEqual([2, 1]);
  });
});

describe('delivery to a push service', () => {
  it.each([404, 410])('deletes the device if the response is %i', async (status) => {
    const member = await reader();
    await setPushResponse(member.device, status);
    await tryOut(member);
    await sendAll();
    expect([await devicesOf(member), await waiting()]).toEqual([[], []]);
  });

  it('retries after the time that the service asks for, at growing intervals', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const member = await reader();
    await setPushResponse(member.device, 429, '600');
    await tryOut(member);
    await sendAll();
    const [{ due_at, attempts }] = await waiting();
    expect([due_at.getTime() - quiet.now.getTime(), attempts]).toEqual([600_000, 1]);
    await pass(600_000);
    await setPushResponse(member.device, 201);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
    expect(warn.mock.calls.join()).toContain('429');
    expect(warn.mock.calls.join()).not.toContain(numberOf(member.device));
  });

  it('gives up a message after two days of failures, and sends the next', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const member = await reader();
    await setPushResponse(member.device, 500);
    await tryOut(member);
    let tries = 0;
    for (; ; tries += 1) {
      await sendAll();
      const [{ due_at }] = await waiting();
      if (due_at === null) break;
      await pass(due_at.getTime() - quiet.now.getTime());
    }
    expect(tries).toBe(19);
    expect(await waiting()).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }]);
    await setPushResponse(member.device, 201);
    await tryOut(member);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
  });

  it('passes to another process after the lease of a crashed one expires', async () => {
    const member = await reader();
    await tryOut(member);
    const queue = queueOf();
    expect(await queue.claim()).toMatchObject({ endpoint: member.device.endpoint, attempts: 1 });
    await sendAll();
    expect(await sentTo(member.device)).toEqual([]);
    await pass(LEASE_MS);
    await sendAll();
    expect(await sentTo(member.device)).toHaveLength(1);
  });
});

describe('a test message', () => {
  it('reaches the member’s own device at once, at most five times in ten minutes', async () => {
    const member = await reader();
    for (let i = 0; i < 5; i++) expect((await tryOut(member)).body.state).toBe(200);
    expect((await tryOut(member)).body).toMatchObject({
      state: 400,
      errors: { device: [expect.stringContaining('10分')] },
    });
    await sendAll();
    const sent = await sentTo(member.device);
    expect(sent).toHaveLength(5);
    expect(sent[0]).toMatchObject({ title: 'テスト通知です', path: '/notifications', ttl: 60, urgency: 'high' });
    await pass(10 * 60_000);
    expect((await tryOut(member)).body.state).toBe(200);
  });

  it('fails with an explanation if the device is not subscribed', async () => {
    const member = await shop.person();
    expect((await tryOut(member)).body).toMatchObject({
      state: 400,
      errors: { device: [expect.stringContaining('オフ')] },
    });
  });
});

describe('the shop', () => {
  it('pushes recent events to devices', async () => {
    await sandbox.control('/clock', { ahead_ms: 0 });
    const running = await WholeShop.open({ feed: true, environment: pushEnvironment() });
    const deliveries = running.app.get(PushDeliveries);
    deliveries.start();
    try {
      const member = await running.person();
      const device = await browserDevice();
      expect((await member.browser.post('user/push/subscribe', device)).status).toBe(200);
      await running.grant(member.memberId, 30);
      const sent = await waitUntil('it is told', async () => (await sentTo(device))[0]);
      expect(sent).toMatchObject({ title: 'ポイントが届きました', path: '/buy-point-history' });
    } finally {
      await deliveries.stop();
      await running.close();
    }
  });

  it('offers no push and sends nothing without keys', async () => {
    const off = await WholeShop.open();
    try {
      const member = await off.person();
      expect((await member.browser.get('user/push')).body.detail).toEqual({ public_key: '', is_on: '0', devices: 0 });
      const device = { ...(await browserDevice()), endpoint: 'https://push.example.com/x' };
      const { body } = await member.browser.post('user/push/subscribe', device);
      expect(body).toMatchObject({ state: 400, errors: { endpoint: [expect.stringContaining('メール')] } });
    } finally {
      await off.close();
    }
  });
});
