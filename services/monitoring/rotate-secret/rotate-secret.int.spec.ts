import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { Browser } from '../../../test/support/browser.js';
import { type Console, openSignedOutConsole, signInAs } from '../../../test/support/console.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { DEMO_OPERATORS } from '../../operators/index.js';
import { Config, deriveEncryptionKeys } from '../../platform/config.js';
import { decrypt, encrypt } from '../../platform/crypto/encryption.js';
import { Scheduler } from '../../platform/deadlines/scheduler.js';

const [OLD, NEW, LOST] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const { mail, password } = DEMO_OPERATORS[0]!;
const BOXES = ['before', ...Array.from({ length: 250 }, (_, n) => `many-${n}`)];

let shop: WholeShop;
let person: Person;
/** The confirmed one-time-password secret of the owner, and the pending one of another operator. */
let secret: string;
let pending: string;

const open = async (current: Buffer, ...retired: Buffer[]): Promise<void> => {
  const { clock } = shop ?? {};
  await shop?.close();
  shop = await WholeShop.open({ secret: current, retiredSecrets: retired, ...(clock ? { clock } : {}) });
  if (person)
    person = {
      ...person,
      browser: Object.assign(new Browser(shop), { cookie: person.browser.cookie, pair: person.browser.pair }),
    };
};
const codeOf = (of: string): string =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: shop.clock.now().getTime() });
const setUp = async (console: Console, options: object = {}): Promise<string> =>
  (await console.post('session/otp', { password, ...options })).body.secret;

const runHour = async (): Promise<void> => {
  const scheduler = shop.app.get(Scheduler);
  scheduler.start();
  await scheduler.hour();
  scheduler.stop();
};
/** Returns the number of values that only a retired secret opens, by column. */
const readRetiredValues = async (): Promise<Record<string, number>> => {
  const { payload } = await shop.app.inject({ method: 'GET', url: '/metrics' });
  const lines = payload.matchAll(/^shop_retired_secret_values\{column="(.*)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, column, value]) => [column, Number(value)]));
};
const NOTHING = {
  'draws.boxes.encrypted_seed': 0,
  'notifications.push_devices.encrypted_keys': 0,
  'operators.operators.otp_secret': 0,
  'operators.operators.otp_pending': 0,
  'partners.sites.secret': 0,
  'payments.external_calls.request': 0,
};
const SITE = {
  name: 'マイル',
  base_url: 'https://partner.example',
  key_id: 'shop',
  secret: 'agreed',
  direction: 'out',
  daily_limit: 0,
  open: true,
};
const PAYMENT = '01939000-0000-7000-8000-00000000a001';
const CALL = '01939000-0000-7000-8000-00000000a002';
const PAYMENT_ROW = `insert into payments.payments (payment_id, member_id, course_id, method, provider, yen, points, bonus_points,
    bonus_coins, status, requested_at, due_at, late, alarms, version)
  values ($1, $1, $1, 'card', 'veritrans', 300, 300, 0, 0, 'requested', now(), now(), false, '{}', 1)`;
const CALL_ROW = `insert into payments.external_calls (call_id, payment_id, kind, via, interactive, request, created_at)
  values ($2, $1, 'start', 'start', true, $3, now())`;
const DEVICE = { endpoint: 'https://push.example/its-device', p256dh: 'its-key', auth: 'its-secret' };
/** Inserts a device in plain text, as an earlier release did. */
const DEVICE_ROW = `insert into notifications.push_devices
    (member_id, session_id, expires_at, endpoint_hash, endpoint, p256dh, auth, language, created_at)
  select $1::uuid, id, expires_at, sha256(convert_to($2, 'UTF8')), $2, $3, $4, 'ja', now()
    from http.sessions where member_id = $1::text`;
const deviceRow = async () => {
  const { rows } = await shop.pool.query(
    `select device_id as "deviceId", encrypted_keys as sealed, endpoint, p256dh, auth from notifications.push_devices`,
  );
  return rows[0];
};
const openDeviceKeys = ({ deviceId, sealed }: { readonly deviceId: string; readonly sealed: Buffer }): object => {
  const keys = deriveEncryptionKeys(shop.app.get(Config), 'push-devices');
  return JSON.parse(decrypt(keys, `push-device ${deviceId}`, sealed).toString());
};
/** Derives the keys of payment calls from the current secrets of the shop. */
const callKeys = () => deriveEncryptionKeys(shop.app.get(Config), 'payment-calls');
const waitingCall = async (): Promise<string> => {
  const { rows } = await shop.pool.query('select request from payments.external_calls');
  return decrypt(callKeys(), `payment-call/${CALL}`, rows[0].request).toString();
};
const settled = async () =>
  (await shop.pool.query("select settled, error from store.jobs where job = 'RotateSecret'")).rows[0];
const draw = async (packId: string): Promise<number> => {
  const { browser } = person;
  browser.pair = await browser.freshPair();
  return (await browser.post('user/pack/buy', { pack_id: packId, count: 1 })).status;
};
const readFrozen = async (): Promise<object[]> =>
  (
    await shop.pool.query(
      "select to_jsonb(b) - 'encrypted_seed' as box, (select jsonb_agg(data) from store.events) from draws.boxes b order by pack_id",
    )
  ).rows;

beforeAll(async () => {
  await open(OLD);
  for (const packId of BOXES) await shop.openBox(packId, { pricePoint: 1, prizes: [buildPrize('a', 20, 0)] });
  person = await shop.person(1000);
  expect(await draw('before')).toBe(200);
  const owner = await signInAs(shop, 'owner');
  expect((await owner.post('partner-sites', SITE)).status).toBe(200);
  secret = await setUp(owner);
  expect((await owner.post('session/otp/confirm', { otp: codeOf(secret) })).status).toBe(200);
  pending = await setUp(await signInAs(shop, 'support'));
  await shop.pool.query(PAYMENT_ROW, [PAYMENT]);
  const request = encrypt(callKeys(), `payment-call/${CALL}`, Buffer.from('an order'));
  await shop.pool.query(CALL_ROW, [PAYMENT, CALL, request]);
});
afterAll(() => shop?.close());

describe('a device that an earlier release stored in plain text', () => {
  it('becomes encrypted within the hour, and the metrics count it until then', async () => {
    const { endpoint, p256dh, auth } = DEVICE;
    await shop.pool.query(DEVICE_ROW, [person.memberId, endpoint, p256dh, auth]);
    expect(await readRetiredValues()).toEqual({ ...NOTHING, 'notifications.push_devices.encrypted_keys': 1 });
    await runHour();
    expect(await readRetiredValues()).toEqual(NOTHING);
    expect(await settled()).toEqual({ settled: 1, error: null });
    const row = await deviceRow();
    expect(row).toMatchObject({ endpoint: null, p256dh: null, auth: null, sealed: expect.any(Buffer) });
    expect(openDeviceKeys(row)).toEqual(DEVICE);
  });
});

describe('a new secret', () => {
  it('replaces the retired one within the hour, and the metrics show the progress', async () => {
    expect(await readRetiredValues()).toEqual(NOTHING);
    await open(NEW, OLD);
    expect(await readRetiredValues()).toEqual({
      'draws.boxes.encrypted_seed': BOXES.length,
      'notifications.push_devices.encrypted_keys': 1,
      'operators.operators.otp_secret': 1,
      'operators.operators.otp_pending': 1,
      'partners.sites.secret': 1,
      'payments.external_calls.request': 1,
    });
    const before = await readFrozen();
    await runHour();
    expect(await readRetiredValues()).toEqual(NOTHING);
    expect(await settled()).toEqual({ settled: BOXES.length + 5, error: null });
    expect(await readFrozen()).toEqual(before);
  });

  it('changes nothing in the next hour', async () => {
    await shop.openBox('since', { pricePoint: 1, prizes: [buildPrize('a', 20, 0)] });
    const encrypted = async () =>
      (await shop.pool.query('select pack_id, encrypted_seed from draws.boxes order by 1')).rows;
    const before = await encrypted();
    await runHour();
    expect(await settled()).toEqual({ settled: 0, error: null });
    expect(await encrypted()).toEqual(before);
  });

  it('suffices alone afterwards for draws, sessions, one-time passwords and payment calls', async () => {
    await open(NEW);
    expect(await readRetiredValues()).toEqual(NOTHING);
    const { browser } = person;
    const before = browser.pair;
    const stale = await browser.postWith(before, 'user/pack/buy', { pack_id: 'before', count: 1 });
    expect([stale.status, stale.body.csrf]).toEqual([403, expect.objectContaining({ name: '_csrf' })]);
    for (const packId of ['before', 'many-0', 'many-249', 'since'])
      expect([packId, await draw(packId)]).toEqual([packId, 200]);
    const fair = (await shop.visitorGet('fair/pack/before')).body;
    expect([fair.head.slot, fair.anchor]).toEqual([2, JSON.parse(fair.manifest).anchor]);

    // A one-time code works once.
    shop.clock.advance(60_000);
    expect((await openSignedOutConsole(shop).post('session', { mail, password })).body.errors).toHaveProperty('otp');
    expect((await openSignedOutConsole(shop).post('session', { mail, password, otp: codeOf(secret) })).status).toBe(
      200,
    );
    const support = await signInAs(shop, 'support');
    expect((await support.post('session/otp/confirm', { otp: codeOf(pending) })).status).toBe(200);
    expect(await waitingCall()).toBe('an order');
    expect(openDeviceKeys(await deviceRow())).toEqual(DEVICE);
  });

  it('counts a value that no secret opens, and continues with all others', async () => {
    await open(LOST);
    await shop.openBox('among', { pricePoint: 1, prizes: [buildPrize('a', 20, 0)] });
    await open(OLD, NEW);
    await runHour();
    expect(await readRetiredValues()).toEqual({ ...NOTHING, 'draws.boxes.encrypted_seed': 1 });
    for (const packId of ['before', 'many-7']) expect([packId, await draw(packId)]).toEqual([packId, 200]);
    expect(await draw('among')).toBe(500);
    await open(OLD, LOST);
    await runHour();
    expect([await readRetiredValues(), await draw('among')]).toEqual([NOTHING, 200]);
  });
});
