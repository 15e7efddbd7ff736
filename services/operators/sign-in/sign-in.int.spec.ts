import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Console, openSignedOutConsole, signInAs } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { OperatorAccounts, operatorsPart } from '../index.js';

const MINUTE_MS = 60_000;
const WITHOUT_OTP = { has_otp: false, must_set_up_otp: false, idle_seconds: 900 };
const owner = { mail: 'owner@example.com', password: 'operator1234' };

let shop: TestShop;

beforeAll(async () => {
  process.env.PASSWORDS = 'full';
  shop = await openShop([operatorsPart]);
  await signInAs(shop, 'owner');
});

afterAll(() => shop?.close());

const signIn = (credentials: object, headers: Record<string, string> = {}) =>
  openSignedOutConsole(shop).send('POST', 'session', credentials, headers);

describe('signing in', () => {
  it('answers name, role and csrf, and sets a cookie that only the operators API gets', async () => {
    const { status, body, headers } = await signIn({ ...owner, mail: 'Owner@Example.com' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Owner',
      role: 'owner',
      csrf: expect.stringMatching(/^[\w-]{43}$/),
      may: expect.arrayContaining(['session.list']),
      ...WITHOUT_OTP,
    });
    const [cookie] = [headers['set-cookie']].flat();
    const attributes = String(cookie).split('; ');
    expect(attributes[0]).toMatch(/^oripa_operator=[\w-]{43}$/);
    expect(attributes.slice(1).sort()).toEqual(['HttpOnly', 'Path=/admin-api', 'SameSite=Strict']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('sets and reads `__Host-` cookies alone on https', async () => {
    const { headers } = await signIn(owner, { 'x-forwarded-proto': 'https' });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toEqual(
      ['oripa_operator', 'oripa_operator_device'].map((name) =>
        expect.stringMatching(new RegExp(`^__Host-${name}=.*; Path=/; HttpOnly; Secure; SameSite=Strict$`)),
      ),
    );
    const on = (https: boolean) =>
      new Console(shop, { cookie: cookies[0]!.split(';')[0]!, ...(https && { 'x-forwarded-proto': 'https' }) });
    expect([(await on(true).get('session')).status, (await on(false).get('session')).status]).toEqual([200, 401]);
  });

  it('keeps neither the password nor the secret of the cookie', async () => {
    const { headers } = await signIn(owner);
    const secret = String(headers['set-cookie']).split(/[=;]/)[1]!;
    const { rows } = await shop.pool.query('select id from operators.operator_sessions');
    expect(rows.map((row) => row.id)).not.toContain(secret);
    const { rows: accounts } = await shop.pool.query('select password_hash from operators.operators');
    for (const { password_hash } of accounts) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses a wrong password, an unknown mail and a disabled operator alike', async () => {
    const gone = { mail: 'gone@example.com', password: 'operator1234' };
    await shop.app.get(OperatorAccounts).ensure({ ...gone, name: 'Gone', role: 'owner' });
    await shop.pool.query('update operators.operators set disabled_at = now() where mail = $1', [gone.mail]);
    const wrong = await signIn({ ...owner, password: 'operator12345' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { mail: ['メールアドレスまたはパスワードが一致しません。'] } },
    });
    for (const credentials of [{ ...owner, mail: 'nobody@example.com' }, gone]) {
      const { status, body } = await signIn(credentials);
      expect({ status, body }).toEqual({ status: wrong.status, body: wrong.body });
    }
    const { body: english } = await signIn({ ...owner, password: 'x' }, { 'accept-language': 'en' });
    expect(english.errors).toEqual({ mail: ['The email address or password does not match.'] });
  });

  it('checks a hash for an unknown mail as for a wrong password', async () => {
    const matches = jest.spyOn(shop.app.get(Passwords), 'matches');
    await signIn({ ...owner, password: 'wrong' });
    await signIn({ mail: 'nobody@example.com', password: 'wrong' });
    expect(matches.mock.calls).toEqual([
      ['wrong', expect.stringContaining('$argon2id$')],
      ['wrong', undefined],
    ]);
    matches.mockRestore();
  });

  it.each([
    ['nothing', undefined, ['json']],
    ['no JSON', '{', ['json']],
    ['a list', [], ['json']],
    ['no fields', {}, ['mail', 'password']],
    ['fields that are no text', { mail: { $ne: '' }, password: ['x'] }, ['mail', 'password']],
    ['a NUL', { mail: 'a\0', password: 'x' }, ['mail']],
    ['a password without end', { mail: 'a', password: 'x'.repeat(201) }, ['password']],
    ['the prototype', '{"__proto__": {"mail": "a"}}', ['json']],
  ])('refuses %s', async (_, body, fields) => {
    const reply = await openSignedOutConsole(shop).send('POST', 'session', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors)).toEqual(fields);
  });

  it('refuses a form of another site', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, headers } = await signIn(owner, { 'content-type': type });
      expect([status, headers['set-cookie']]).toEqual([400, undefined]);
    }
  });

  it('keeps an existing operator when one with the same mail is created', async () => {
    const accounts = shop.app.get(OperatorAccounts);
    await accounts.ensure({ mail: 'OWNER@example.com', password: 'another', name: 'X', role: 'support' });
    expect(await accounts.authenticate('owner@example.com', 'another')).toBeNull();
    expect(await accounts.authenticate('owner@example.com', owner.password)).toMatchObject({ role: 'owner' });
  });
});

describe('a session', () => {
  const read = async (console: Console) => (await console.get('session')).status;

  it('answers who is signed in', async () => {
    const console = await signInAs(shop, 'finance');
    const { status, body } = await console.get('session');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        name: 'Finance',
        role: 'finance',
        csrf: console.headers['x-csrf-token'],
        may: expect.not.arrayContaining(['operators.list']),
        ...WITHOUT_OTP,
      },
    });
  });

  it('ends after 15 minutes without a request', async () => {
    const console = await signInAs(shop, 'owner');
    shop.clock.pass(15 * MINUTE_MS - 1);
    expect(await read(console)).toBe(200);
    shop.clock.pass(15 * MINUTE_MS);
    expect(await read(console)).toBe(401);
  });

  it('ends after 8 hours, also when in use', async () => {
    const console = await signInAs(shop, 'owner');
    for (let minutes = 10; minutes < 8 * 60; minutes += 10) {
      shop.clock.pass(10 * MINUTE_MS);
      expect(await read(console)).toBe(200);
    }
    shop.clock.pass(10 * MINUTE_MS);
    expect(await read(console)).toBe(401);
  });

  it('ends at sign-out, which clears the cookie', async () => {
    const console = await signInAs(shop, 'owner');
    const { status, headers } = await console.send('DELETE', 'session');
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^oripa_operator=;.*Expires=Thu, 01 Jan 1970/);
    expect(await read(console)).toBe(401);
  });

  it('ends when its operator is disabled', async () => {
    await shop.app.get(OperatorAccounts).ensure({ ...owner, mail: 'leaver@example.com', name: 'L', role: 'support' });
    const { headers } = await signIn({ ...owner, mail: 'leaver@example.com' });
    const leaver = new Console(shop, { cookie: String(headers['set-cookie']).split(';')[0]! });
    expect(await read(leaver)).toBe(200);
    await shop.pool.query("update operators.operators set disabled_at = now() where mail = 'leaver@example.com'");
    expect(await read(leaver)).toBe(401);
  });

  it('returns 401 for an unknown cookie', async () => {
    for (const cookie of ['oripa_operator=', `oripa_operator=${'a'.repeat(43)}`, 'oripa_session=x'])
      expect(await read(new Console(shop, { cookie }))).toBe(401);
  });
});

describe('the limits', () => {
  let limited: TestShop;

  beforeAll(async () => {
    limited = await openShop([operatorsPart], { rateLimits: true });
    await signInAs(limited, 'owner');
  });

  afterAll(() => limited?.close());

  const attempt = (mail: string, password: string, address: string) =>
    openSignedOutConsole(limited).send('POST', 'session', { mail, password }, { 'x-forwarded-for': address });

  it('allow ten attempts on an account from one network within 15 minutes', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt('victim@example.com', 'x', `10.0.0.${i}`)).status).toBe(400);
    const refused = await attempt('Victim@example.com', 'x', '10.0.0.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    limited.clock.pass(15 * MINUTE_MS);
    expect((await attempt('victim@example.com', 'x', '10.0.0.99')).status).toBe(400);
  });

  it('let an operator in from a known browser despite failures elsewhere', async () => {
    const credentials = { mail: 'support@example.com', password: 'operator1234' };
    await signInAs(limited, 'support');
    const { headers } = await openSignedOutConsole(limited).post('session', credentials);
    const [, device] = [headers['set-cookie']].flat().map(String);
    expect(device!.split('; ').sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/admin-api',
      'SameSite=Strict',
      expect.stringMatching(/^oripa_operator_device=[\w-]{22}\.[\w-]{43}$/),
    ]);
    const cookie = device!.split(';')[0]!;
    const from = (device: string, password = credentials.password, address = '10.3.0.98') =>
      openSignedOutConsole(limited).send(
        'POST',
        'session',
        { ...credentials, password },
        { cookie: device, 'x-forwarded-for': address },
      );

    for (let i = 0; i < 12; i++) await attempt(credentials.mail, 'x', `10.3.0.${i}`);
    expect((await attempt(credentials.mail, credentials.password, '10.3.0.99')).status).toBe(429);
    const again = await from(cookie);
    expect(again.status).toBe(200);
    expect(String([again.headers['set-cookie']].flat()[1])).toContain(cookie);
    expect((await attempt(credentials.mail, credentials.password, '10.3.0.99')).status).toBe(429);
    for (const forged of [`${cookie}.x`, `${cookie}x`, cookie.toLowerCase(), 'oripa_operator_device=x.y'])
      expect([forged, (await from(forged)).status]).toEqual([forged, 429]);

    for (let i = 0; i < 10; i++) expect((await from(cookie, 'x', `10.3.2.${i}`)).status).toBe(400);
    expect((await from(cookie, credentials.password, '10.3.2.99')).status).toBe(429);
  });

  it('recognise a browser for its own account alone', async () => {
    const { headers } = await openSignedOutConsole(limited).post('session', owner);
    const cookie = String([headers['set-cookie']].flat()[1]).split(';')[0]!;
    for (let i = 0; i < 11; i++) await attempt('other@example.com', 'x', `10.4.0.${i}`);
    const { status } = await openSignedOutConsole(limited).send(
      'POST',
      'session',
      { mail: 'other@example.com', password: 'x' },
      { cookie, 'x-forwarded-for': '10.4.0.99' },
    );
    expect(status).toBe(429);
  });

  it('do not lock a second browser for a stranger’s failures elsewhere', async () => {
    const credentials = { mail: 'support@example.com', password: 'operator1234' };
    await signInAs(limited, 'support');
    for (let network = 0; network < 6; network++)
      for (let i = 0; i < 11; i++) await attempt(credentials.mail, 'x', `10.7.${network}.${i}`);
    expect((await attempt(credentials.mail, credentials.password, '10.7.0.99')).status).toBe(429);
    expect((await attempt(credentials.mail, credentials.password, '10.8.0.1')).status).toBe(200);
  });

  it('reset after a successful sign-in', async () => {
    for (let i = 0; i < 9; i++) await attempt(owner.mail, 'x', `10.1.0.${i}`);
    expect((await attempt(owner.mail, owner.password, '10.1.1.1')).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await attempt(owner.mail, 'x', `10.1.2.${i}`)).status).toBe(400);
  });

  it('count an attempt for its address before parsing, and IPv6 addresses by network', async () => {
    const from = async (address: string) =>
      (await openSignedOutConsole(limited).send('POST', 'session', '{"mail":', { 'x-forwarded-for': address })).status;
    for (let i = 0; i < 30; i++) expect(await from(`2001:db8:1:2::${i}`)).toBe(400);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(400);
  });

  it('refuses a body of very many fields without parsing it', async () => {
    const fields = Object.fromEntries(Array.from({ length: 140_000 }, (_, i) => [`k${i}`, 0]));
    const headers = { 'accept-language': 'en', 'x-forwarded-for': '192.0.2.9' };
    const { status, body } = await openSignedOutConsole(limited).send(
      'POST',
      'session',
      { ...owner, ...fields },
      headers,
    );
    expect([status, body.errors.json]).toEqual([400, [expect.stringContaining('too large')]]);
  });

  it('allow thirty attempts from an address for all accounts together', async () => {
    const attempts = Array.from({ length: 40 }, (_, i) => attempt(`guess-${i}@example.com`, 'x', '10.2.0.1'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
