import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { isLoggedIn, MembersHarness } from '../test/members.fixture.js';

const HOUR_MS = 3_600_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  mail = `several-${members}@example.com`;
  id = await harness.register({ mail });
});
afterAll(() => harness?.close());

const on = async (device: string): Promise<Browser> => (await harness.logIn(mail, { 'user-agent': device })).browser;
const listOf = async (browser: Browser) => (await browser.get('user/session/list')).body.list;
const end = (browser: Browser, session_id: unknown) => browser.post('user/session/end', { session_id });

describe('a member’s sessions', () => {
  it('list browser and system in plain words, the current session first, the others by their last use', async () => {
    const [phone, other] = [await on(IPHONE), await on('curl/8')];
    harness.shop.clock.pass(HOUR_MS / 2);
    const desktop = await on(FIREFOX);
    const at = (ms: number) => new Date(harness.shop.clock.now().getTime() - ms).getTime();
    const list = await listOf(desktop);
    expect(list).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', is_current: '1' }),
      expect.objectContaining({ is_current: '0' }),
      expect.objectContaining({ is_current: '0' }),
    ]);
    expect(list.map(({ created }: { created: string }) => new Date(created).getTime())).toEqual([
      at(0),
      at(HOUR_MS / 2),
      at(HOUR_MS / 2),
    ]);
    expect((await listOf(phone))[0]).toMatchObject({ browser: 'Safari', system: 'iPhone', is_current: '1' });
    expect((await listOf(other))[0]).toMatchObject({ browser: '', system: '', is_current: '1' });
  });

  it('have their last use stored by the hour', async () => {
    const phone = await on(IPHONE);
    const began = harness.shop.clock.now().getTime();
    const lastUsed = async () => new Date((await listOf(phone))[0].last_used).getTime();
    harness.shop.clock.pass(HOUR_MS);
    expect(await lastUsed()).toBe(began);
    harness.shop.clock.pass(1);
    expect(await lastUsed()).toBe(began + HOUR_MS + 1);
  });

  it('expose nothing that would let anybody take a session over', async () => {
    const phone = await on(IPHONE);
    const { rows } = await harness.shop.pool.query('select id from http.sessions where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(await listOf(phone))).not.toContain(rows[0].id);
  });

  it('end one by one, and only once', async () => {
    const [phone, desktop] = [await on(IPHONE), await on(FIREFOX)];
    const other = (await listOf(desktop)).find((one: { is_current: string }) => one.is_current === '0');
    expect((await end(desktop, other.id)).status).toBe(200);
    expect([await isLoggedIn(phone), await isLoggedIn(desktop)]).toEqual([false, true]);
    const { status, body } = await end(desktop, other.id);
    expect([status, body.errors.session_id[0]]).toEqual([400, expect.stringContaining('読み込み直してください')]);
  });

  it('end all at once except the current one', async () => {
    const [phone, tablet, desktop] = [await on(IPHONE), await on(IPHONE), await on(FIREFOX)];
    expect((await end(desktop, 'others')).status).toBe(200);
    expect(await Promise.all([phone, tablet, desktop].map(isLoggedIn))).toEqual([false, false, true]);
    expect(await listOf(desktop)).toHaveLength(1);
  });

  it('cannot be seen or ended by another member', async () => {
    const phone = await on(IPHONE);
    const sessionId = (await listOf(phone))[0].id;
    const stranger = `stranger-${members}@example.com`;
    await harness.register({ mail: stranger });
    const { browser } = await harness.logIn(stranger);
    expect((await end(browser, sessionId)).status).toBe(400);
    expect(await isLoggedIn(phone)).toBe(true);
    expect(JSON.stringify(await listOf(browser))).not.toContain(sessionId);
    const visitor = new Browser(harness.shop);
    expect([(await visitor.get('user/session/list')).status, (await end(visitor, sessionId)).status]).toEqual([
      401, 401,
    ]);
  });

  it.each(['', 'x'.repeat(41), 7, null])('refuse the id %p', async (session_id) => {
    const { status, body } = await end(await on(IPHONE), session_id);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['session_id']]);
  });
});

describe('a log-in with a device that is new to the account', () => {
  const mails = async (): Promise<{ subject: string; body: string }[]> =>
    (
      await harness.shop.pool.query('select subject, body from mail.messages where recipient = $1 order by mail_id', [
        mail,
      ])
    ).rows;
  const confirm = () =>
    harness.shop.pool.query('update members.profiles set mail_confirmed_at = created_at where member_id = $1', [id]);

  it('causes one mail for each device', async () => {
    await confirm();
    const phone = await on(IPHONE);
    const lastMail = (await mails()).at(-1)!;
    expect(lastMail.subject).toBe('新しい端末からのログイン');
    expect(lastMail.body).toContain('端末：iPhone / Safari');
    expect(lastMail.body).toMatch(/\nhttp:\/\/localhost:3000\/password-reissue$/);
    const before = await mails();
    await phone.post('user/login', { mail, pass: 'secret123' });
    expect(await mails()).toEqual(before);
  });

  it('causes no mail to an unconfirmed address', async () => {
    await on(IPHONE);
    expect(await mails()).toHaveLength(1);
  });
});
