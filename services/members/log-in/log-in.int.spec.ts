import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { EventStore } from '../../platform/store/event-store.js';
import { pointsPart } from '../../points/index.js';
import { membersPart } from '../members.module.js';
import { memberStreamOf } from '../streams/member.state.js';

const DAY_MS = 24 * 3_600_000;
const NO_MATCH = 'メールアドレスまたはパスワードが一致しません。';

const HANAKO = {
  lastName: '山田',
  firstName: '花子',
  tel: '09012345678',
  mail: 'Hanako@example.com',
  zipcode: '1000001',
  pref_id: 13,
  shiku: '千代田区',
  address: '千代田1-1',
  pass: 'secret12',
  confirmPass: 'secret12',
};
const RIGHT = { mail: 'hanako@EXAMPLE.com', pass: 'secret12' };
const WRONG = { ...RIGHT, pass: 'secret13' };

/** Selects the connections that wait for a stream's lock in this database. */
const WAITING = `select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;

let shop: TestShop;
let memberId: string;
let browser: Browser;

const isIn = async (who: Browser): Promise<boolean> => (await who.get('user/point')).body.detail.is_login === '1';

const count = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*) as n from ${table} where member_id = $1`, [memberId])).rows[0].n;

const registerHanako = async (): Promise<void> => {
  await new Browser(shop).post('user/append', HANAKO);
  const { rows } = await shop.pool.query('select member_id from members.profiles where mail = $1', [HANAKO.mail]);
  memberId = rows[0].member_id;
};

describe('in a shop', () => {
  beforeAll(async () => {
    shop = await openShop([pointsPart, membersPart]);
    await registerHanako();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    browser = new Browser(shop);
  });

  describe('POST /user/login', () => {
    it('opens a new session for a day that ends with the browser', async () => {
      await browser.get('user/point');
      const before = browser.twin();
      const { status, headers } = await browser.post('user/login', RIGHT);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toMatch(/^oripa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(browser.cookie).not.toBe(before.cookie);
      expect([await isIn(browser), await isIn(before)]).toEqual([true, false]);
      // The CSRF token in the response belongs to the new session.
      expect((await browser.post('address/zipcode', { zipcode: '1000001' })).status).toBe(200);
      shop.clock.pass(DAY_MS);
      expect(await isIn(browser)).toBe(false);
    });

    it('lets the session outlive the browser when the member chooses so', async () => {
      const { headers } = await browser.post('user/login', { ...RIGHT, save_cookie: '1' });
      expect(headers['set-cookie']).toContain(`Max-Age=${90 * 24 * 3600}`);
      shop.clock.pass(89 * DAY_MS);
      expect(await isIn(browser)).toBe(true);
    });

    it('marks the cookie as secure when the request came over https', async () => {
      const { headers } = await new Browser(shop, { 'x-forwarded-proto': 'https' }).post('user/login', RIGHT);
      expect(headers['set-cookie']).toContain('; Secure');
    });

    it.each([
      { who: 'a wrong password', payload: WRONG },
      { who: 'an unknown mail address', payload: { ...RIGHT, mail: 'nobody@example.com' } },
      { who: 'no password', payload: { mail: RIGHT.mail } },
      { who: 'nothing', payload: {} },
    ])('responds the same to $who', async ({ payload }) => {
      const { status, body } = await browser.post('user/login', payload);
      expect({ status, state: body.state, errors: body.errors }).toEqual({
        status: 400,
        state: 400,
        errors: { mail: [NO_MATCH] },
      });
      const english = await new Browser(shop, { 'accept-language': 'en-US' }).post('user/login', payload);
      expect(english.body.errors.mail).toEqual(['The email address or password do not match.']);
      expect(await isIn(browser)).toBe(false);
      // The CSRF token of the refusal belongs to the session that the browser still has.
      expect((await browser.post('user/login', RIGHT)).status).toBe(200);
    });

    it('returns the stored response and the same session for a repeated request', async () => {
      await browser.get('user/point');
      const twins = Array.from({ length: 10 }, () => browser.twin());
      const [logIns, sessions] = [await count('members.log_ins'), await count('http.sessions')];
      const responses = await Promise.all(twins.map((twin) => twin.post('user/login', RIGHT)));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect(new Set(twins.map(({ cookie }) => cookie)).size).toBe(1);
      expect(await count('members.log_ins')).toBe(logIns + 1);
      expect(await count('http.sessions')).toBe(sessions + 1);
    });

    it('ends the session that the browser had before', async () => {
      await browser.post('user/login', RIGHT);
      const before = browser.twin();
      await browser.post('user/login', RIGHT);
      expect([await isIn(browser), await isIn(before)]).toEqual([true, false]);
    });
  });

  describe('a member who is banned', () => {
    beforeEach(() =>
      shop.pool.query('insert into members.standing (member_id, banned_at) values ($1, $2)', [
        memberId,
        shop.clock.now(),
      ]),
    );
    afterEach(() => shop.pool.query('delete from members.standing'));

    it('gets the reason when the password is correct', async () => {
      const { status, body } = await browser.post('user/login', RIGHT);
      expect({ status, state: body.state }).toEqual({ status: 403, state: 403 });
      expect(body.errors.mail[0]).toMatch(/^このアカウントはご利用いただけません。/);
      expect(await isIn(browser)).toBe(false);
    });

    it('gets the same refusal as anybody else when the password is wrong', async () => {
      expect((await browser.post('user/login', WRONG)).body.errors.mail).toEqual([NO_MATCH]);
    });
  });

  describe.each([
    { what: 'the ban', statement: `insert into members.standing values ($1, '2026-01-15')`, status: 403 },
    {
      what: 'the change of password',
      statement: 'update members.credentials set password_hash = password_hash || password_hash where member_id = $1',
      status: 400,
    },
    {
      what: 'the change of mail address',
      statement: "update members.profiles set mail = 'another@example.com' where member_id = $1",
      status: 400,
    },
  ])('a log-in that races $what', ({ what, statement, status }) => {
    let hash: string;
    beforeEach(async () => {
      hash = await shop.app.get(Passwords).hash(RIGHT.pass);
    });
    afterEach(async () => {
      await shop.pool.query('delete from members.standing');
      await shop.pool.query('update members.credentials set password_hash = $1', [hash]);
      await shop.pool.query('update members.profiles set mail = $1', [HANAKO.mail]);
    });

    it('opens no session afterwards', async () => {
      await browser.get('user/point');
      let logIn!: ReturnType<Browser['post']>;
      await shop.app.get(EventStore).transact([memberStreamOf(memberId)], async (tx) => {
        logIn = browser.post('user/login', RIGHT);
        // The password check has passed. This transaction keeps polling, because an idle one would be ended.
        const isWaiting = async () => (await tx.read('race-waiting', WAITING, [])).length > 0;
        await waitUntil('the log-in waits for the lock', isWaiting);
        tx.write(`race ${what}`, statement, [memberId]);
      });
      expect((await logIn).status).toBe(status);
      expect(await isIn(browser)).toBe(false);
    });
  });

  describe('GET /user/logout', () => {
    it('ends the session on the server and gives the browser a visitor’s session', async () => {
      await browser.post('user/login', { ...RIGHT, save_cookie: '1' });
      const stolen = browser.twin();
      const { status, body, headers } = await browser.get('user/logout', { 'sec-fetch-site': 'same-origin' });
      expect({ status, body }).toEqual({ status: 200, body: { state: 200 } });
      expect(headers['set-cookie']).not.toContain('Max-Age');
      expect(browser.cookie).not.toBe(stolen.cookie);
      expect([await isIn(browser), await isIn(stolen)]).toEqual([false, false]);
      expect((await browser.post('user/login', RIGHT)).status).toBe(200);
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
      ['another host of the domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
      ['a picture of the shop’s own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
      ['a link', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ])('refuses a request with %s', async (_, headers) => {
      await browser.post('user/login', RIGHT);
      expect((await browser.get('user/logout', headers)).status).toBe(403);
      expect(await isIn(browser)).toBe(true);
    });

    it('accepts requests from the shop’s own pages, and from browsers that send no origin', async () => {
      for (const said of [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, undefined]) {
        await browser.post('user/login', RIGHT);
        expect((await browser.get('user/logout', said)).status).toBe(200);
        expect(await isIn(browser)).toBe(false);
      }
    });
  });
});

describe('with limits', () => {
  const MINUTE_MS = 60_000;
  const from = (address: string): Browser => new Browser(shop, { 'x-forwarded-for': address });
  const statusOf = async (who: Browser, payload: object): Promise<number> =>
    (await who.post('user/login', payload)).status;
  let attacks = 0;
  /** Fails to log in many times, each from a new network. */
  const attack = async (times: number): Promise<void> => {
    attacks += 1;
    for (let n = 0; n < times; n++) await from(`10.${attacks}.${n}.1`).post('user/login', WRONG);
  };

  beforeAll(async () => {
    shop = await openShop([pointsPart, membersPart], { rateLimits: true });
    await registerHanako();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.pass(DAY_MS);
  });

  it('failures on other or the same network do not stop a member on a known device', async () => {
    const known = from('192.0.2.1');
    expect(await statusOf(known, RIGHT)).toBe(200);
    for (let n = 0; n < 11; n++) await from('192.0.2.1').post('user/login', WRONG);
    await attack(60);
    expect(await statusOf(from('192.0.2.1'), RIGHT)).toBe(429);
    expect(await statusOf(from('203.0.113.1'), RIGHT)).toBe(429);
    for (let n = 0; n < 5; n++) expect(await statusOf(known, RIGHT)).toBe(200);
  });

  it('registering makes the device known, too', async () => {
    const known = from('192.0.2.2');
    expect(await statusOf(known, WRONG)).toBe(400);
    const taro = { ...HANAKO, mail: 'taro@example.com' };
    expect((await known.post('user/append', taro)).status).toBe(200);
    for (let n = 0; n < 60; n++) await from(`10.200.${n}.1`).post('user/login', { ...WRONG, mail: taro.mail });
    expect(await statusOf(from('203.0.113.2'), { ...RIGHT, mail: taro.mail })).toBe(429);
    expect(await statusOf(known, { ...RIGHT, mail: taro.mail })).toBe(200);
  });

  it('the device cookie is hidden from scripts, outlives the session and is valid for its account alone', async () => {
    const known = from('192.0.2.3');
    const { headers } = await known.post('user/login', RIGHT);
    expect(headers['device-cookie']).toMatch(
      /^oripa_device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/user\/login; HttpOnly; SameSite=Lax$/,
    );
    const secure = new Browser(shop, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.3' });
    expect((await secure.post('user/login', RIGHT)).headers['device-cookie']).toContain('; Secure');

    await attack(60);
    for (const forged of [`${known.device}x`, 'oripa_device=x.y', 'oripa_device=']) {
      const stranger = from('203.0.113.3');
      stranger.device = forged;
      expect([forged, await statusOf(stranger, RIGHT)]).toEqual([forged, 429]);
    }
    const other = { ...RIGHT, mail: 'nobody@example.com' };
    for (let n = 0; n < 60; n++) await from(`10.201.${n}.1`).post('user/login', other);
    expect(await statusOf(known, other)).toBe(429);
  });

  it('a known device has ten tries of its own, and one more each minute', async () => {
    const known = from('192.0.2.4');
    expect(await statusOf(known, RIGHT)).toBe(200);
    for (let n = 0; n < 10; n++) expect(await statusOf(known, WRONG)).toBe(400);
    const { status, headers, body } = await known.post('user/login', RIGHT);
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    expect(body.errors.mail).toEqual([
      'ログインの失敗が続いたため、一時的にログインできません。約1分後にもう一度お試しください。',
    ]);
    expect(await statusOf(from('203.0.113.4'), RIGHT)).toBe(200);
    shop.clock.pass(MINUTE_MS);
    expect(await statusOf(known, RIGHT)).toBe(200);
    for (let n = 0; n < 10; n++) expect(await statusOf(known, WRONG)).toBe(400);
  });

  it('one network has ten tries at an account, and does not use up those of other networks', async () => {
    for (let n = 0; n < 10; n++) expect(await statusOf(from('192.0.2.5'), WRONG)).toBe(400);
    expect(await statusOf(from('192.0.2.5'), RIGHT)).toBe(429);
    expect(await statusOf(from('203.0.113.5'), RIGHT)).toBe(200);
    for (let n = 0; n < 10; n++) expect(await statusOf(from(`2001:db8:5:5::${n}`), WRONG)).toBe(400);
    expect(await statusOf(from('2001:db8:5:5:ffff::1'), RIGHT)).toBe(429);
    expect(await statusOf(from('2001:db8:5:6::1'), RIGHT)).toBe(200);
  });

  it('a new device gets the waiting time and an alternative, and gets in afterwards in spite of a long attack', async () => {
    await attack(200);
    const { status, headers, body } = await from('203.0.113.6').post('user/login', RIGHT);
    expect([status, headers['retry-after']]).toEqual([429, '72']);
    expect(body.errors.mail).toEqual([
      'ログインの失敗が続いたため、この端末からは一時的にログインできません。約2分後にもう一度お試しください。以前ログインしたことのある端末からは、今すぐログインできます。',
    ]);
    const english = new Browser(shop, { 'x-forwarded-for': '203.0.113.6', 'accept-language': 'en' });
    expect((await english.post('user/login', RIGHT)).body.errors.mail).toEqual([
      'There were too many failed log-ins, so you cannot log in from this device for a while. Try again in about 2 minutes. On a device that you have logged in with before, you can log in now.',
    ]);
    shop.clock.pass(72_000);
    expect(await statusOf(from('203.0.113.6'), RIGHT)).toBe(200);
  });

  it('a try counts for its network before the body is read; a member on a known device still gets in', async () => {
    const known = from('192.0.2.8');
    expect(await statusOf(known, RIGHT)).toBe(200);
    const junk = async (): Promise<number> => {
      const browser = from('192.0.2.8');
      return (await browser.postWith(await browser.freshPair(), 'user/login', '{"mail":')).status;
    };
    for (let n = 0; n < 60; n++) expect([n, await junk()]).toEqual([n, 400]);
    expect(await junk()).toBe(429);
    expect(await statusOf(from('192.0.2.8'), {})).toBe(429);
    expect(await statusOf(from('192.0.2.8'), { ...RIGHT, mail: 'nobody@example.com' })).toBe(429);
    const stranger = from('192.0.2.8');
    stranger.device = 'oripa_device=x.y';
    expect(await statusOf(stranger, RIGHT)).toBe(429);
    for (let n = 0; n < 3; n++) expect(await statusOf(known, RIGHT)).toBe(200);
    expect(await statusOf(from('203.0.113.8'), RIGHT)).toBe(200);
  });

  it('leaves no rows of refused log-ins', async () => {
    const responses = async () => (await shop.pool.query('select count(*) as n from store.answers')).rows[0].n;
    const before = await responses();
    for (const payload of [WRONG, {}, { ...WRONG, mail: 'nobody@example.com' }])
      expect(await statusOf(from('192.0.2.9'), payload)).toBe(400);
    expect((await from('192.0.2.9').post('user/append', { ...HANAKO, lastName: '' })).status).toBe(400);
    expect((await from('192.0.2.9').post('user/append', HANAKO)).status).toBe(400);
    expect(await responses()).toBe(before);
  });

  it('a network has sixty tries for all accounts; successful ones do not count', async () => {
    for (let n = 0; n < 3; n++) expect(await statusOf(from('192.0.2.7'), RIGHT)).toBe(200);
    const tries = Array.from({ length: 61 }, (_, n) =>
      statusOf(from('192.0.2.7'), { ...WRONG, mail: `person${n}@example.com` }),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(await statusOf(from('203.0.113.7'), RIGHT)).toBe(200);
  });
});
