import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { DAY_MS } from '../../kernel/time.js';
import { Config } from '../../platform/config.js';
import { decrypt } from '../../platform/crypto/encryption.js';
import { deriveMailKeys, ENCRYPTED_MAILS } from '../../platform/mail/mail-queue.js';
import { MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  // Mails are queued, although nothing sends them.
  harness = await MembersHarness.open({ sandbox: false });
});
beforeEach(async () => {
  members += 1;
  mail = `Reader-${members}@example.com`;
  id = await harness.register({ mail, language: 'ja' });
});
afterAll(() => harness?.close());

interface Queued {
  readonly id: string;
  readonly encrypted_body: Buffer;
  readonly due_at: Date | null;
}

/** Returns the mails that wait for an address, oldest first. */
const mailsTo = async (address = mail): Promise<Queued[]> => {
  const statement =
    'select id, encrypted_body, due_at from mail.messages where recipient = $1 order by created_at, mail_id';
  return (await harness.shop.pool.query<Queued>(statement, [address])).rows;
};
/** Returns the texts that the mail server would receive. */
const textsTo = async (address = mail): Promise<string[]> => {
  const keys = deriveMailKeys(harness.shop.app.get(Config));
  return (await mailsTo(address)).map(({ id, encrypted_body }) =>
    decrypt(keys, ENCRYPTED_MAILS.label(id), encrypted_body).toString(),
  );
};
const tokensIn = async (address = mail): Promise<string[]> =>
  (await textsTo(address)).flatMap((text) => /\/confirm-mail\?token=([\w-]+)$/m.exec(text)?.[1] ?? []);
const confirm = (token: string, browser = new Browser(harness.shop)) => browser.post('user/confirm_mail', { token });
/** Signs in anew, because these tests outlast a session of the console. */
const support = () => signInAs(harness.shop, 'support');
const isConfirmed = async (): Promise<boolean> => {
  const { status, body } = await (await support()).get(`members/${id}`);
  expect(status).toBe(200);
  return body.mail_confirmed_at !== null;
};
const confirmed = { type: 'MailConfirmed', data: { memberId: expect.any(String) }, actor: expect.any(String) };

describe('the link in the welcome mail', () => {
  it('confirms the address in any browser, with an event that has only the id', async () => {
    const [token] = await tokensIn();
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(token!)).body).toMatchObject({ state: 200 });
    expect(await isConfirmed()).toBe(true);
    expect((await harness.factsOf(id)).slice(1)).toEqual([
      { ...confirmed, data: { memberId: id }, actor: `member:${id}` },
    ]);
    const { rows } = await harness.shop.pool.query('select token_hash from members.mail_links where member_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ token_hash: expect.not.stringContaining(token!) }]);
  });

  it('begins with the shop’s address whatever the request’s host is', async () => {
    expect((await textsTo())[0]).toContain('\nhttp://localhost:3000/confirm-mail?token=');
  });

  it('confirms once when opened by twenty at once, and can be opened again', async () => {
    const [token] = await tokensIn();
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(token!)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await harness.factsOf(id)).toHaveLength(2);
  });

  it('expires after three days', async () => {
    const [token] = await tokensIn();
    harness.shop.clock.pass(3 * DAY_MS);
    const { status, body } = await confirm(token!);
    expect(status).toBe(400);
    expect(body.errors.token[0]).toMatch(/^このリンクは有効期限が切れています。.*もう一度お送りください。$/);
    expect(await isConfirmed()).toBe(false);
  });

  it.each([
    ['another', 'a'.repeat(43), /^このリンクは使えません。/],
    ['none', '', /^リンクが正しくありません。/],
    ['no text', { toString: 1 }, /^リンクが正しくありません。/],
    ['one without end', 'a'.repeat(101), /^リンクが正しくありません。/],
  ])('refuses %s and says what to do', async (_, token, words) => {
    const { status, body } = await new Browser(harness.shop).post('user/confirm_mail', { token });
    expect(status).toBe(400);
    expect(body.errors.token[0]).toMatch(words);
  });
});

describe('a link that is asked for again', () => {
  it('goes to the address, and each of the links is valid', async () => {
    const { browser } = await harness.logIn(mail);
    expect((await browser.get('user/detail')).body.detail.mail_confirmed).toBe('0');
    expect((await browser.post('user/send_mail_confirmation', {})).status).toBe(200);
    const tokens = await tokensIn();
    expect(new Set(tokens).size).toBe(2);
    expect((await confirm(tokens[0]!)).status).toBe(200);
    expect((await browser.get('user/detail')).body.detail.mail_confirmed).toBe('1');
  });

  it('refuses a new link once the address is confirmed', async () => {
    const { browser } = await harness.logIn(mail);
    await confirm((await tokensIn())[0]!);
    const { status, body } = await browser.post('user/send_mail_confirmation', {});
    expect([status, body.errors.mail]).toEqual([
      400,
      ['このメールアドレスは確認済みです。画面を再読み込みしてください。'],
    ]);
    expect(await mailsTo()).toHaveLength(1);
  });

  it('requires a log-in', async () => {
    expect((await new Browser(harness.shop).post('user/send_mail_confirmation', {})).status).toBe(401);
  });
});

describe('another address', () => {
  const change = async (to: string) => {
    const order = { mail: to, checked: ['licence'], reason: '機種変更' };
    expect((await (await support()).post(`members/${id}/change-mail`, order)).status).toBe(200);
  };

  it('must be confirmed again, with the link that was sent there', async () => {
    const [old] = await tokensIn();
    expect((await confirm(old!)).status).toBe(200);
    await change(`new-${members}@example.com`);
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(old!)).status).toBe(400);
    expect(await tokensIn()).toHaveLength(1);
    const [link] = await tokensIn(`new-${members}@example.com`);
    expect((await confirm(link!)).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
  });
});

describe('an address that is not confirmed', () => {
  const orders = async (times: number): Promise<void> => {
    const { browser } = await harness.logIn(mail);
    for (let n = 0; n < times; n++) await browser.post('user/send_mail_confirmation', {});
  };
  /** Returns the hours from now until each mail is due. */
  const dueIn = async (): Promise<number[]> => {
    const now = harness.shop.clock.now().getTime();
    return (await mailsTo()).map(({ due_at }) => Math.round((due_at!.getTime() - now) / 3_600_000));
  };

  it('gets three mails within a day; the next are delayed, and those delayed by over three days are dropped', async () => {
    await orders(20);
    expect(await dueIn()).toEqual([0, 0, 0, 24, 24, 24, 48, 48, 48, 72, 72, 72]);
    harness.shop.clock.pass(DAY_MS);
    await orders(5);
    expect(await dueIn()).toEqual([-24, -24, -24, 0, 0, 0, 24, 24, 24, 48, 48, 48, 72, 72, 72]);
  });

  it('gets only three when many are queued at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 5 }, () => harness.logIn(mail)));
    await Promise.all(browsers.map(({ browser }) => browser.post('user/send_mail_confirmation', {})));
    expect((await dueIn()).sort((a, b) => a - b)).toEqual([0, 0, 0, 24, 24, 24]);
  });

  it('gets the delayed mails and all later ones once it is confirmed', async () => {
    await orders(5);
    await confirm((await tokensIn())[0]!);
    expect(await dueIn()).toEqual([0, 0, 0, 0, 0, 0]);
    const { rows } = await harness.shop.pool.query('select from mail.unconfirmed where address = lower($1)', [mail]);
    expect(rows).toHaveLength(0);
  });

  it('does not prevent the member from logging in', async () => {
    const { browser, status } = await harness.logIn(mail);
    expect(status).toBe(200);
    expect((await browser.get('user/point')).body.detail.is_login).toBe('1');
  });
});
