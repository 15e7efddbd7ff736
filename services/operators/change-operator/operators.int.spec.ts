import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { Console, confirm, consolesOf, openSignedOutConsole, runWithApproval } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { StartupError } from '../../platform/startup-error.js';
import { OperatorAccounts, operatorsPart } from '../index.js';
import { defineOtpOfAll } from '../operator-settings.js';

const STEP_MS = 30_000;
const reason = 'because';
const password = 'correct horse';

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart]);
  consoles = await consolesOf(shop);
});
afterAll(() => shop?.close());

let added = 0;
/** Adds an operator with this mail address. */
const add = async (role: Role = 'support') => {
  added += 1;
  const mail = `new-${added}@example.com`;
  // Adding an approver needs a second operator.
  await confirm(consoles.owner);
  const request = { mail, name: `New ${added}`, role, password, reason };
  const { status, body } = await runWithApproval(shop, () => consoles.owner.post('operators', request));
  expect(status).toBe(200);
  return body as { id: string; mail: string; version: number };
};
const signIn = (mail: string, fields: object = {}) =>
  openSignedOutConsole(shop).post('session', { mail, password, ...fields });
const sessionOf = async (mail: string, fields: object = {}): Promise<Console> => {
  const { status, headers, body } = await signIn(mail, fields);
  expect(status).toBe(200);
  return new Console(shop, { cookie: String(headers['set-cookie']).split(';')[0]!, 'x-csrf-token': body.csrf });
};
const command = (id: string, name: string, body: object = {}, by = consoles.owner) =>
  by.post(`operators/${id}/${name}`, { reason, ...body });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() + steps * STEP_MS });
/**
 * Sets up an authenticator.
 *
 * @returns its secret
 */
const setUp = async (console: Console): Promise<string> => {
  const { body } = await console.post('session/otp', { password });
  expect((await console.post('session/otp/confirm', { otp: codeOf(body.secret) })).status).toBe(200);
  shop.clock.pass(STEP_MS);
  return body.secret;
};
const factsOf = async (id: string) =>
  (
    await shop.pool.query('select type, stream_version, actor from store.events where stream_id = $1 order by 2', [
      `operator-${id}`,
    ])
  ).rows;

describe('operators', () => {
  it('lets an operator sign in whom an owner has added with a reason', async () => {
    const { id, mail } = await add('finance');
    expect((await signIn(mail.toUpperCase())).body).toMatchObject({ role: 'finance', has_otp: false });
    const { body } = await consoles.owner.get(`operators/${id}`);
    expect(body).toEqual({
      id,
      mail,
      name: expect.any(String),
      role: 'finance',
      status: 'active',
      has_otp: false,
      otp_required: false,
      member_id: null,
      created_at: '2026-01-15T12:00:00.000+09:00',
      last_sign_in_at: '2026-01-15T12:00:00.000+09:00',
      version: 1,
    });
    expect(await factsOf(id)).toEqual([
      { type: 'OperatorAdded', stream_version: 1, actor: expect.stringMatching(/^operator:[0-9a-f-]{36}$/) },
    ]);
  });

  it.each(['short', '          ', 'operator1234', 'qwertyuiop12'])(
    'refuses to add an operator with the password %j',
    async (poor) => {
      const request = { mail: 'poor@example.com', name: 'Poor', role: 'support', password: poor, reason };
      const { status, body } = await consoles.owner.post('operators', request);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['password']]);
    },
  );

  it('creates the first owner from the environment, with the same password rules', async () => {
    const accounts = shop.app.get(OperatorAccounts);
    const mail = 'first@example.com';
    for (const poor of ['secret', '          ', 'changeme2026'])
      await expect(accounts.bootstrap({ mail, password: poor })).rejects.toThrow(StartupError);
    expect((await signIn(mail)).status).toBe(400);
    await accounts.bootstrap({ mail, password });
    const { body } = await signIn(mail);
    expect(body).toMatchObject({ role: 'owner' });
    await accounts.bootstrap({ mail, password: 'changeme2026' });
    await shop.pool.query('update operators.operators set disabled_at = now() where mail = $1', [mail]);
  });

  it('allows one operator for each mail address', async () => {
    const { mail } = await add();
    const again = { mail: mail.toUpperCase(), name: 'X', role: 'owner', password, reason };
    const { status, body } = await consoles.owner.post('operators', again);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['mail']]);
  });

  it('lists, searches and filters operators', async () => {
    const { id, mail } = await add();
    const list = async (filter: object) =>
      (await consoles.owner.get(`operators?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        (row: { id: string }) => row.id,
      );
    expect(await list({ q: mail.slice(0, -8) })).toContain(id);
    expect(await list({ q: '%' })).toEqual([]);
    expect(await list({ id: [id], role: 'support', status: 'active' })).toEqual([id]);
    expect(await list({ id: [id], status: 'disabled' })).toEqual([]);
  });

  it.each(['1', '1%00', '00000000-0000-7000-8000-000000000000'])('returns 404 for the id %s', async (id) => {
    expect((await consoles.owner.get(`operators/${id}`)).status).toBe(404);
    expect((await command(id, 'disable')).status).toBe(404);
  });

  it('ends the sessions of a disabled operator, and lets them sign in once enabled', async () => {
    const { id, mail } = await add();
    const console = await sessionOf(mail);
    expect((await command(id, 'disable')).body).toMatchObject({ status: 'disabled', version: 2 });
    expect((await console.get('session')).status).toBe(401);
    expect((await signIn(mail)).status).toBe(400);
    expect((await command(id, 'enable')).body.status).toBe('active');
    expect((await signIn(mail)).status).toBe(200);
    expect((await factsOf(id)).map(({ type }) => type)).toEqual([
      'OperatorAdded',
      'OperatorDisabled',
      'OperatorEnabled',
    ]);
  });

  it('applies a new role to open sessions', async () => {
    const { id, mail } = await add('support');
    const console = await sessionOf(mail);
    expect((await console.get('operators')).status).toBe(403);
    await command(id, 'change-role', { role: 'auditor' });
    expect((await console.get('operators')).status).toBe(200);
    await command(id, 'change-role', { role: 'support' });
    expect((await console.get('operators')).status).toBe(403);
  });

  it('accepts the new password that an owner sets, and not the old one', async () => {
    const { id, mail } = await add();
    const console = await sessionOf(mail);
    for (const poor of ['short', ' '.repeat(12), 'password1234', mail]) {
      const { status, body } = await command(id, 'reset-password', { password: poor });
      expect([poor, status, Object.keys(body.errors)]).toEqual([poor, 400, ['password']]);
    }
    await command(id, 'reset-password', { password: 'another horse' });
    expect((await console.get('session')).status).toBe(401);
    expect((await signIn(mail)).status).toBe(400);
    expect((await signIn(mail, { password: 'another horse' })).status).toBe(200);
  });

  it('refuses a change on a stale version, and records the refusal in the audit trail', async () => {
    const { id } = await add();
    expect(await command(id, 'disable', { version: 7 })).toMatchObject({
      status: 409,
      body: { errors: { version: [expect.stringContaining('読み込み')] } },
    });
    expect((await command(id, 'disable', { version: 1 })).status).toBe(200);
    const subject = encodeURIComponent(JSON.stringify({ subject: `operators/${id}` }));
    const { body } = await consoles.owner.get(`audit-trail?filter=${subject}&sort=["id","ASC"]`);
    expect(body.map((entry: { command: string; outcome: string }) => [entry.command, entry.outcome])).toEqual([
      ['create', 'done'],
      ['disable', 'StaleVersion'],
      ['disable', 'done'],
    ]);
  });

  it('keeps an owner when two owners demote each other at once', async () => {
    const { body: owners } = await consoles.owner.get(`operators?filter={"role":"owner","status":"active"}`);
    expect(owners).toHaveLength(1);
    expect((await command(owners[0].id, 'disable')).body.errors).toHaveProperty('role');
    expect((await command(owners[0].id, 'change-role', { role: 'support' })).body.errors).toHaveProperty('role');
    const second = await add('owner');
    const other = await sessionOf(second.mail);
    const outcomes = await Promise.all([
      command(owners[0].id, 'change-role', { role: 'support' }, other),
      command(second.id, 'change-role', { role: 'support' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await shop.pool.query(
      "select id from operators.operators where role = 'owner' and disabled_at is null",
    );
    expect(rows).toHaveLength(1);
    await shop.pool.query("update operators.operators set role = 'owner' where id = $1", [owners[0].id]);
  });
});

describe('an authenticator', () => {
  it('requires a code from the next sign-in on, and exposes its secret nowhere', async () => {
    const { id, mail } = await add();
    const console = await sessionOf(mail);
    const { body } = await console.post('session/otp', { password });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Oripa%20Shop:new-.*secret=[A-Z2-7]{32}/);
    expect((await signIn(mail)).status).toBe(200);
    expect((await console.post('session/otp/confirm', { otp: '000000' })).body.errors).toHaveProperty('otp');
    expect((await console.post('session/otp/confirm', { otp: codeOf(body.secret) })).status).toBe(200);
    expect((await signIn(mail)).body).toMatchObject({ errors: { otp: [expect.stringContaining('6桁')] } });
    expect((await signIn(mail, { otp: '12345' })).body.errors).toHaveProperty('otp');
    shop.clock.pass(STEP_MS);
    expect((await signIn(mail, { otp: codeOf(body.secret) })).body).toMatchObject({ has_otp: true });
    const { rows } = await shop.pool.query('select otp_secret from operators.operators where id = $1', [id]);
    const plain = Buffer.from(Secret.fromBase32(body.secret).bytes);
    expect(rows[0].otp_secret.includes(plain)).toBe(false);
    const { rows: facts } = await shop.pool.query('select data from store.events where stream_id = $1', [
      `operator-${id}`,
    ]);
    expect(JSON.stringify(facts)).not.toContain(body.secret);
  });

  it('accepts each code once, also when two requests use it at once', async () => {
    const { mail } = await add();
    const secret = await setUp(await sessionOf(mail));
    const otp = codeOf(secret);
    const both = await Promise.all([signIn(mail, { otp }), signIn(mail, { otp })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await signIn(mail, { otp })).body.errors).toHaveProperty('otp');
    // An earlier code is refused as well, although it is still within its time.
    expect((await signIn(mail, { otp: codeOf(secret, -1) })).status).toBe(400);
    shop.clock.pass(STEP_MS);
    expect((await signIn(mail, { otp: codeOf(secret) })).status).toBe(200);
  });

  it('accepts codes of a clock that is wrong by up to half a minute', async () => {
    const { mail } = await add();
    const secret = await setUp(await sessionOf(mail));
    shop.clock.pass(10 * STEP_MS);
    expect((await signIn(mail, { otp: codeOf(secret, -2) })).status).toBe(400);
    expect((await signIn(mail, { otp: codeOf(secret, 2) })).status).toBe(400);
    expect((await signIn(mail, { otp: codeOf(secret, -1) })).status).toBe(200);
    expect((await signIn(mail, { otp: codeOf(secret, 1) })).status).toBe(200);
  });

  it('reveals no secret without the password', async () => {
    const { mail } = await add();
    const secret = await setUp(await sessionOf(mail));
    const { body } = await signIn(mail, { password: 'wrong', otp: codeOf(secret) });
    expect(Object.keys(body.errors)).toEqual(['mail']);
    expect((await signIn(mail, { otp: codeOf(secret) })).status).toBe(200);
  });

  it('allows a replacement only with a code of the current authenticator', async () => {
    const { mail } = await add();
    const old = await setUp(await sessionOf(mail));
    const console = await sessionOf(mail, { otp: codeOf(old) });
    expect((await console.post('session/otp', { password })).body.errors).toHaveProperty('otp');
    shop.clock.pass(STEP_MS);
    const wrong = await console.post('session/otp', { password: 'wrong', otp: codeOf(old) });
    expect(Object.keys(wrong.body.errors)).toEqual(['password']);
    const { body } = await console.post('session/otp', { password, otp: codeOf(old) });
    shop.clock.pass(STEP_MS);
    expect((await console.post('session/otp/confirm', { otp: codeOf(body.secret) })).status).toBe(200);
    shop.clock.pass(STEP_MS);
    expect((await signIn(mail, { otp: codeOf(old) })).status).toBe(400);
    expect((await signIn(mail, { otp: codeOf(body.secret) })).status).toBe(200);
  });

  it('requires the password for the setup, and ends the operator’s other sessions', async () => {
    const { id, mail } = await add();
    const [console, other] = [await sessionOf(mail), await sessionOf(mail)];
    for (const body of [{}, { password: '' }, { password: 'wrong' }]) {
      const refused = await console.post('session/otp', body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['password']]);
    }
    expect((await other.get('session')).status).toBe(200);
    await setUp(console);
    expect((await console.get('session')).body.has_otp).toBe(true);
    expect((await other.get('session')).status).toBe(401);
    const { body } = await consoles.owner.get(
      `audit-trail?filter={"subject":"operators/${id}","command":"set-up-otp"}`,
    );
    expect(body).toMatchObject([{ changes: { has_otp: [false, true] } }]);
  });

  it('applies to the owner, too, who requires it of all', async () => {
    const { mail } = await add('finance');
    const console = await sessionOf(mail);
    const settle = (value: boolean) => consoles.owner.post('settings/otp-of-all/change', { value, reason });
    expect((await settle(true)).status).toBe(200);
    for (const led of [console, await sessionOf(mail), consoles.owner]) {
      expect((await led.get('session')).body.must_set_up_otp).toBe(true);
      const refused = await led.get('audit-trail');
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['otp']]);
    }
    await setUp(console);
    expect((await console.get('audit-trail')).status).toBe(200);
    await shop.pool.query("delete from http.settings where name = 'otp-of-all'");
    await waitUntil('it is optional again', async () => (await consoles.owner.get('audit-trail')).status === 200);
  });

  it('defaults to required for all in production', () => {
    expect(defineOtpOfAll(true).initial).toBe(true);
    expect(defineOtpOfAll(false).initial).toBe(false);
  });

  it('blocks everything else until a required authenticator is set up', async () => {
    const { id, mail } = await add('finance');
    const before = await sessionOf(mail);
    expect((await before.get('audit-trail')).status).toBe(200);
    await command(id, 'require-otp');
    for (const console of [before, await sessionOf(mail)]) {
      expect((await console.get('session')).body.must_set_up_otp).toBe(true);
      const refused = await console.get('audit-trail');
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['otp']]);
    }
    await setUp(before);
    expect((await before.get('audit-trail')).status).toBe(200);
    expect((await before.get('session')).body).toMatchObject({ must_set_up_otp: false, has_otp: true });
  });

  it('resets a lost authenticator: sessions end, and the password is enough again', async () => {
    const { id, mail } = await add('owner');
    const console = await sessionOf(mail);
    await setUp(console);
    expect((await command(id, 'reset-otp', {}, console)).body.errors).toHaveProperty('otp');
    const reset = await runWithApproval(shop, () => command(id, 'reset-otp'));
    expect(reset.body).toMatchObject({ has_otp: false });
    expect((await console.get('session')).status).toBe(401);
    expect((await signIn(mail)).status).toBe(200);
    expect((await command(id, 'disable')).status).toBe(200);
  });
});

describe('a session', () => {
  it('expires despite requests that a page sends by itself', async () => {
    const { mail } = await add();
    const console = await sessionOf(mail);
    shop.clock.pass(10 * 60_000);
    expect((await console.send('GET', 'session', undefined, { 'x-unattended': '1' })).status).toBe(200);
    shop.clock.pass(5 * 60_000);
    expect((await console.send('GET', 'session', undefined, { 'x-unattended': '1' })).status).toBe(401);
  });
});
