import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { isLoggedIn, MembersHarness, PASSWORD } from '../test/members.fixture.js';
import { sendPasswordLinksWhenDue } from './send-password-links.command.js';

const MINUTE_MS = 60_000;
const NEXT = 'Traceable99';
const twice = (pass: string) => ({ pass, confirmPass: pass });

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  mail = `Forgetful-${members}@example.com`;
  id = await harness.register({ mail, language: 'ja' });
});
afterAll(() => harness?.close());

const mailsTo = async (address = mail): Promise<{ subject: string; body: string }[]> => {
  const statement = 'select subject, body from mail.messages where recipient = $1 order by created_at, mail_id';
  return (await harness.shop.pool.query(statement, [address])).rows;
};

/** Processes the deadlines that are due. */
const settle = async (): Promise<number> => {
  const { rows } = await harness.shop.pool.query(
    'select kind, stream_id as "streamId", ref, owner, due_at as "dueAt" from store.deadlines where kind = $1',
    [sendPasswordLinksWhenDue.kind],
  );
  return harness.shop.app.get(CommandBus).execute<object, number>(sendPasswordLinksWhenDue.command(rows, 'wait'));
};

const ask = async (address = mail) => {
  const response = await new Browser(harness.shop).post('user/reset_password', { mail: address });
  expect(response.body).toMatchObject({ state: 200 });
  return response.body;
};

/** Requests a link and reads it in the mail. */
const linkFor = async (address = mail): Promise<string> => {
  await ask(address);
  await settle();
  const last = (await mailsTo()).at(-1)!;
  return /\/password-reissue\?token=([\w-]{43})$/m.exec(last.body)![1]!;
};

const reset = (token: string, pass = NEXT, browser = new Browser(harness.shop)) =>
  browser.post('user/reset_password', { token, ...twice(pass) });

const logIn = async (pass: string): Promise<number> =>
  (await new Browser(harness.shop).post('user/login', { mail, pass })).status;

describe('a forgotten password', () => {
  it('sets a new password with the link from the mail, ends all sessions and notifies the member', async () => {
    const { browser } = await harness.logIn(mail);
    const token = await linkFor(mail.toUpperCase());
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await reset(token)).body).toMatchObject({ state: 200 });
    expect(await isLoggedIn(browser)).toBe(false);
    const lastMail = (await mailsTo()).at(-1)!;
    expect([await logIn(PASSWORD), await logIn(NEXT)]).toEqual([400, 200]);
    expect(lastMail.subject).toBe('パスワードが変更されました');
    expect(lastMail.body).toMatch(/お心当たりのない場合は.*\nhttp:\/\/localhost:3000\/password-reissue$/);
  });

  it('sends a link that redirects to the page that asked for the log-in, and stores nothing of the page', async () => {
    const next = '/pack-detail?packId=12&num=10';
    for (const address of [mail, 'nobody-at-all@example.com'])
      await new Browser(harness.shop).post('user/reset_password', { mail: address, next });
    await settle();
    const [link] = /http\S+$/m.exec((await mailsTo()).at(-1)!.body)!;
    expect(new URL(link!).searchParams.get('next')).toBe(next);
    expect((await harness.shop.pool.query('select from members.password_link_pages')).rowCount).toBe(0);
  });

  it.each(['//evil.example', 'https://evil.example/', 7])('sends a link without a next page for %j', async (next) => {
    await new Browser(harness.shop).post('user/reset_password', { mail, next });
    await settle();
    expect((await mailsTo()).at(-1)!.body).toMatch(/\/password-reissue\?token=[\w-]{43}$/m);
  });

  it('leaves neither the secret nor the password in the database or in an event', async () => {
    const token = await linkFor();
    const { rows } = await harness.shop.pool.query('select * from members.password_links where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token);
    expect((await harness.factsOf(id)).slice(1)).toEqual([
      { type: 'PasswordChanged', data: { memberId: id, by: 'link' }, actor: `member:${id}` },
      { type: 'MailConfirmed', data: { memberId: id }, actor: `member:${id}` },
    ]);
    const kept = await harness.shop.pool.query('select password_hash from members.credentials where member_id = $1', [
      id,
    ]);
    expect(kept.rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  it('responds the same with the same work for any address', async () => {
    const work = async (address: string) => {
      const before = await counts();
      const { csrf, ...response } = await ask(address);
      expect(csrf).toEqual({ name: expect.any(String), value: expect.any(String) });
      const after = await counts();
      const written = Object.entries(after).map(([table, count]) => [table, count - before[table]!]);
      return { response, written: Object.fromEntries(written) };
    };
    const [known, unknown] = [await work(mail), await work('nobody@example.com')];
    expect(known).toEqual(unknown);
    expect(known.written).toEqual({ deadlines: 1, responses: 1, links: 0, mails: 0, events: 0 });
    expect(await settle()).toBe(2);
    expect(await counts()).toMatchObject({ deadlines: 0 });
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['会員登録が完了しました', 'パスワードの再設定']);
  });

  it('sends one link for one idempotency key', async () => {
    const browser = new Browser(harness.shop);
    const pair = await browser.freshPair();
    const bodies = await Promise.all(
      Array.from({ length: 10 }, () => browser.postWith(pair, 'user/reset_password', { mail })),
    );
    expect(new Set(bodies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await settle();
    expect(await mailsTo()).toHaveLength(2);
  });

  it('sends no link to a banned member', async () => {
    await harness.consoles.owner.post(`members/${id}/ban`, { reason: '不正利用' });
    await ask();
    await settle();
    expect(await mailsTo()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no address', 'hanako@'],
    ['no text', { $ne: '' }],
  ])('refuses %s', async (_, address) => {
    const { status, body } = await new Browser(harness.shop).post('user/reset_password', { mail: address });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['mail']]);
  });
});

const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await harness.shop.pool.query(`select
    (select count(*)::int from store.deadlines where kind <> 'unused-account') as deadlines, (select count(*)::int from store.answers) as responses,
    (select count(*)::int from members.password_links) as links, (select count(*)::int from mail.messages) as mails,
    (select count(*)::int from store.events) as events`);
  return rows[0];
};

describe('a link', () => {
  it('sets the password once when used twenty times at once', async () => {
    const token = await linkFor();
    const passwords = Array.from({ length: 20 }, (_, n) => `${NEXT}${n}`);
    const responses = await Promise.all(passwords.map((pass) => reset(token, pass)));
    const winners = passwords.filter((_, n) => responses[n]!.status === 200);
    expect(winners).toHaveLength(1);
    expect(await logIn(winners[0]!)).toBe(200);
    const { body } = await reset(token);
    expect(body.errors.token[0]).toMatch(
      /^このリンクはすでに使われたか.*パスワードの再設定を、もう一度お申し込みください。/,
    );
  });

  it('returns the stored response for a repeated request', async () => {
    const token = await linkFor();
    const browser = new Browser(harness.shop);
    const pair = await browser.freshPair();
    const send = () => browser.postWith(pair, 'user/reset_password', { token, ...twice(NEXT) });
    const [first, second] = [await send(), await send()];
    expect(first.body).toMatchObject({ state: 200 });
    expect(second.body).toEqual(first.body);
  });

  it('expires after 30 minutes', async () => {
    const [old, fresh] = [await linkFor(), await linkFor()];
    harness.shop.clock.pass(30 * MINUTE_MS - 1);
    expect((await reset(old)).status).toBe(200);
    harness.shop.clock.pass(1);
    expect((await reset(fresh)).body.errors.token[0]).toMatch(/^このリンクはすでに使われた/);
    const late = await linkFor();
    harness.shop.clock.pass(30 * MINUTE_MS);
    expect((await reset(late)).body.errors.token[0]).toMatch(/^このリンクは有効期限（30分）が切れています/);
    expect(await logIn(NEXT)).toBe(200);
  });

  it.each(['a'.repeat(43), 'x', 'a'.repeat(101), '', { a: 1 }])('refuses a guessed secret: %p', async (token) => {
    const { status, body } = await new Browser(harness.shop).post('user/reset_password', { token, ...twice(NEXT) });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['token']]);
  });

  it('stays valid when the new password is refused', async () => {
    const token = await linkFor();
    for (const pass of ['short', '123456', 'password1']) {
      const { status, body } = await reset(token, pass);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['pass']]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('becomes invalid when the mail address changes', async () => {
    const token = await linkFor();
    const order = { mail: `other-${members}@example.com`, checked: ['licence'], reason: '機種変更' };
    expect((await (await signInAs(harness.shop, 'support')).post(`members/${id}/change-mail`, order)).status).toBe(200);
    expect((await reset(token)).body.errors.token[0]).toMatch(/無効/);
  });
});

describe('a member who is logged in', () => {
  const change = (browser: Browser, pass = NEXT) => browser.post('user/change_password', twice(pass));

  it('changes the password, ends the other sessions and opens a new one in this browser', async () => {
    const [{ browser }, { browser: other }] = [await harness.logIn(mail), await harness.logIn(mail)];
    const before = browser.cookie;
    expect((await change(browser)).body).toMatchObject({ state: 200 });
    expect(browser.cookie).not.toBe(before);
    expect([await isLoggedIn(browser), await isLoggedIn(other)]).toEqual([true, false]);
    expect((await change(browser, 'Traceable98')).status).toBe(200);
    expect([await logIn(NEXT), await logIn('Traceable98')]).toEqual([400, 200]);
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual([
      '会員登録が完了しました',
      'パスワードが変更されました',
      'パスワードが変更されました',
    ]);
    expect((await harness.factsOf(id)).at(-1)).toMatchObject({ type: 'PasswordChanged', data: { by: 'member' } });
  });

  it('returns the stored response and the new session when the response was lost', async () => {
    const { browser } = await harness.logIn(mail);
    const [lost, pair] = [browser.twin(), await browser.freshPair()];
    const first = await browser.postWith(pair, 'user/change_password', twice(NEXT));
    const again = await lost.postWith(pair, 'user/change_password', twice(NEXT));
    expect(again.body).toEqual(first.body);
    expect(lost.cookie).toBe(browser.cookie);
    expect(await isLoggedIn(lost)).toBe(true);
    expect(await mailsTo()).toHaveLength(2);
  });

  it('voids the links that were sent before', async () => {
    const token = await linkFor();
    const { browser } = await harness.logIn(mail);
    await change(browser);
    expect((await reset(token)).status).toBe(400);
  });

  it.each([
    ['short', '半角英数字6文字以上20文字以内'],
    ['123456', '推測されやすいため使えません'],
  ])('refuses %s and says what to do', async (pass, words) => {
    const { browser } = await harness.logIn(mail);
    const { status, body } = await change(browser, pass);
    expect([status, body.errors.pass[0]]).toEqual([400, expect.stringContaining(words)]);
    expect([await isLoggedIn(browser), await logIn(PASSWORD)]).toEqual([true, 200]);
  });

  it('refuses a browser that is not logged in', async () => {
    expect((await change(new Browser(harness.shop))).status).toBe(401);
  });
});
