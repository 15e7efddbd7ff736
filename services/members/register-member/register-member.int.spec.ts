import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Browser, type BrowserResponse } from '../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { waitUntil } from '../../../test/support/until.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { pointsPart } from '../../points/index.js';
import { membersPart } from '../members.module.js';
import type { Registration } from '../streams/registration.js';
import { registerDemoMember } from './register-demo-member.js';

const ENGLISH = { 'accept-language': 'en' };

let shop: TestShop;
let browser: Browser;
let people = 0;

/** Fills in the form for a new person. */
const form = (changes: object = {}): { mail: string; pass: string } & Record<string, unknown> => {
  people += 1;
  return {
    lastName: '山田',
    firstName: '花子',
    tel: '09012345678',
    mail: `person${people}@example.com`,
    zipcode: '1000001',
    province: '',
    pref_id: '13',
    shiku: '千代田区',
    address: '千代田1-1',
    building: '',
    pass: 'secret12',
    confirmPass: 'secret12',
    referralCode: '',
    ...changes,
  };
};

const rowsOf = async (table: string, where = 'true', values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await shop.pool.query(`select * from ${table} where ${where}`, values)).rows;

const selectMembersWith = (mail: string) => rowsOf('members.profiles', 'lower(mail) = lower($1)', [mail]);

beforeAll(async () => {
  shop = await openShop([pointsPart, membersPart]);
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = new Browser(shop);
});

describe('POST /user/append', () => {
  it('creates a member with a wallet, a welcome mail and a session', async () => {
    const visitor = browser.twin();
    await visitor.get('user/point');
    browser.cookie = visitor.cookie;
    const { mail } = await register();

    expect(browser.cookie).not.toBe(visitor.cookie);
    expect((await browser.get('user/point')).body.detail).toEqual({
      is_login: '1',
      rank: '',
      rank_icon: '',
      point: 0,
      coin: 0,
      last_name: '山田',
      first_name: '花子',
    });
    const [profile] = await selectMembersWith(mail);
    expect(profile).toMatchObject({ province: '日本', pref_id: 13, language: 'ja', referral_code_given: null });
    expect(await rowsOf('points.wallets', 'member_id = $1', [profile!.member_id])).toHaveLength(1);
    expect(await rowsOf('mail.messages', 'recipient = $1', [mail])).toMatchObject([
      { subject: '会員登録が完了しました' },
    ]);
    expect((await visitor.get('user/point')).body.detail.is_login).toBe('0');
  });

  it('stores only the id in the event log', async () => {
    const { mail } = await register();
    const [{ member_id: memberId }] = (await selectMembersWith(mail)) as [{ member_id: string }];
    const events = await rowsOf('store.events', 'stream_id = $1', [`member-${memberId}`]);
    expect(events).toMatchObject([
      { type: 'MemberRegistered', data: { memberId }, actor: `member:${memberId}`, partition_key: memberId },
    ]);
  });

  it('sets a cookie that ends with the browser and is hidden from scripts', async () => {
    const { headers } = await browser.post('user/append', form());
    expect(headers['set-cookie']).toMatch(/^oripa_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('never stores the password in the clear', async () => {
    await browser.post('user/append', form({ pass: 'Traceable99', confirmPass: 'Traceable99' }));
    const tables = ['members.credentials', 'members.profiles', 'store.answers', 'store.events', 'mail.messages'];
    for (const table of tables) expect(JSON.stringify(await rowsOf(table))).not.toContain('Traceable99');
  });

  it('accepts another member’s referral code in any case, and no unknown code', async () => {
    const { mail } = await register();
    const code = (await selectMembersWith(mail))[0]!.referral_code as string;
    const friend = new Browser(shop);
    const invited = form({ referralCode: code.toLowerCase() });
    expect((await friend.post('user/append', invited)).status).toBe(200);
    expect(await selectMembersWith(invited.mail)).toMatchObject([{ referral_code_given: code }]);

    const { status, body } = await new Browser(shop).post('user/append', form({ referralCode: 'NOBODYS2' }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      referral_code: ['この紹介コードは見つかりません。コードを確認するか、空欄にしてください。'],
    });
  });

  it.each(['user/confirm', 'user/append'])('%s refuses a registered mail address, regardless of case', async (path) => {
    const { mail } = await register();
    const other = new Browser(shop, ENGLISH);
    const refused = await other.post(path, form({ mail: mail.toUpperCase(), referralCode: 'NOBODYS2' }));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({
      mail: ['This email address is already registered. Log in, or enter another one.'],
      referral_code: ['This referral code does not exist. Check it, or leave it empty.'],
    });
    expect(await selectMembersWith(mail)).toHaveLength(1);
    // The CSRF token of the refusal belongs to the visitor's session.
    expect((await other.post('user/append', form())).status).toBe(200);
  });

  it('returns the stored response and the same session for a repeated request, and creates one member', async () => {
    await browser.get('user/point');
    const again = browser.twin();
    const payload = form();
    const first = await browser.post('user/append', payload);
    const second = await again.post('user/append', payload);

    expect(second.text).toBe(first.text);
    expect(again.cookie).toBe(browser.cookie);
    expect(await selectMembersWith(payload.mail)).toHaveLength(1);
    expect(await rowsOf('mail.messages', 'recipient = $1', [payload.mail])).toHaveLength(1);
  });

  it('does the same for twenty requests at once', async () => {
    await browser.get('user/point');
    const twins = Array.from({ length: 20 }, () => browser.twin());
    const payload = form();
    const responses = await Promise.all(twins.map((twin) => twin.post('user/append', payload)));

    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]!.status).toBe(200);
    expect(new Set(twins.map(({ cookie }) => cookie)).size).toBe(1);
    expect((await twins[7]!.get('user/point')).body.detail.is_login).toBe('1');
    expect(await selectMembersWith(payload.mail)).toHaveLength(1);
  });

  it('refuses another payload under a used CSRF token, with a new token', async () => {
    await browser.get('user/point');
    const other = browser.twin();
    await browser.post('user/append', form());
    const used = other.pair!.value;
    const payload = form();
    const { status, body } = await other.post('user/append', payload);
    expect(status).toBe(403);
    expect(await selectMembersWith(payload.mail)).toHaveLength(0);
    expect(body.csrf.value).not.toBe(used);
    expect((await other.post('user/append', payload)).status).toBe(200);
  });

  it('refuses a write without a CSRF token or with another session’s, with a new token', async () => {
    const stranger = new Browser(shop);
    await stranger.get('user/point');
    await browser.get('user/point');
    for (const pair of [null, stranger.pair]) {
      const { status, body } = await browser.postWith(pair, 'user/append', form());
      expect(status).toBe(403);
      expect(body.csrf.value).toEqual(expect.any(String));
    }
    expect((await browser.post('user/append', form())).status).toBe(200);
  });

  it('registers one of two people who use the same mail address at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { mail } = form();
      const rivals = [new Browser(shop), new Browser(shop)];
      for (const rival of rivals) await rival.get('user/point');
      const responses = await Promise.all(
        rivals.map((rival, i) => rival.post('user/append', form({ mail: i === 0 ? mail : mail.toUpperCase() }))),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(responses.find(({ status }) => status === 400)!.body.errors).toHaveProperty('mail');
      expect(await selectMembersWith(mail)).toHaveLength(1);
    }
  });

  it('reports wrong fields in the language of the request, each under its name', async () => {
    const wrong = form({ lastName: '', pass: 'short', tel: '090-1234-567' });
    expect((await browser.post('user/append', wrong)).body.errors).toEqual({
      lastName: ['姓を入力してください。'],
      pass: ['パスワードは半角英数字6文字以上20文字以内で、確認用にも同じものを入力してください。'],
      tel: ['電話番号は、携帯電話なら11桁、固定電話なら10桁の数字で入力してください。'],
    });
    expect((await new Browser(shop, ENGLISH).post('user/append', wrong)).body.errors).toEqual({
      lastName: ['Enter your last name.'],
      pass: ['Enter a password of 6 to 20 half-width letters and digits, the same in both fields.'],
      tel: ['Enter a phone number of Japan, like 09012345678: 11 digits of a mobile, 10 of another phone.'],
    });
  });

  it('writes to a member in the language of their registration', async () => {
    const payload = form({ pref_id: 99, province: 'France', zipcode: '75001', tel: '33123456789' });
    await new Browser(shop, ENGLISH).post('user/append', payload);
    expect(await selectMembersWith(payload.mail)).toMatchObject([{ language: 'en', pref_id: 99, province: 'France' }]);
    expect(await rowsOf('mail.messages', 'recipient = $1', [payload.mail])).toMatchObject([
      { subject: 'Your registration is complete' },
    ]);
  });
});

describe('POST /user/confirm', () => {
  it('accepts what append would accept, and writes nothing', async () => {
    const payload = form();
    const { status, body } = await browser.post('user/confirm', payload);
    expect({ status, state: body.state }).toEqual({ status: 200, state: 200 });
    expect(await selectMembersWith(payload.mail)).toHaveLength(0);
    expect((await browser.get('user/point')).body.detail.is_login).toBe('0');
    expect((await browser.post('user/append', payload)).status).toBe(200);
  });
});

describe('what a registration costs', () => {
  it('hashes nothing when refused or only checked', async () => {
    const { mail } = await register();
    const hash = jest.spyOn(shop.app.get(Passwords), 'hash');
    for (const path of ['user/append', 'user/confirm'])
      expect((await new Browser(shop).post(path, form({ mail }))).status).toBe(400);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  it('hashes one password at a time, so that a log-in finds a free place', async () => {
    const { mail, pass } = (await register()) as { mail: string; pass: string };
    let hashing = 0;
    let most = 0;
    const passwords = shop.app.get(Passwords);
    const original = passwords.hash.bind(passwords);
    const hash = jest.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      hashing += 1;
      most = Math.max(most, hashing);
      const result = await original(password);
      hashing -= 1;
      return result;
    });
    const crowd = Array.from({ length: 30 }, () => new Browser(shop).post('user/append', form()));
    const logIn = new Browser(shop).post('user/login', { mail, pass });
    const firstDone = await Promise.race([logIn.then(() => 'log-in'), Promise.all(crowd).then(() => 'crowd')]);
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect([(await logIn).status, firstDone, most]).toEqual([200, 'log-in', 1]);
    hash.mockRestore();
  });

  it('refuses with 429 when fifty wait', async () => {
    let open!: () => void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const passwords = shop.app.get(Passwords);
    const original = passwords.hash.bind(passwords);
    const hash = jest.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      await gate;
      return original(password);
    });
    const crowd = Array.from({ length: 53 }, () => new Browser(shop).post('user/append', form()));
    const settled: BrowserResponse[] = [];
    for (const one of crowd) one.then((response) => settled.push(response));
    await waitUntil('two have been turned away', () => settled.length >= 2);
    expect(settled.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '1'],
      [429, '1'],
    ]);
    open();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect([200, 429].map((state) => statuses.filter((status) => status === state).length)).toEqual([51, 2]);
    hash.mockRestore();
  });
});

describe('with limits', () => {
  let limited: TestShop;
  const from = (address: string, headers: Record<string, string> = {}) =>
    new Browser(limited, { 'x-forwarded-for': address, ...headers });

  beforeAll(async () => {
    limited = await openShop([pointsPart, membersPart], { rateLimits: true });
  });
  afterAll(() => limited?.close());

  it.each([
    ['an address', (_: number) => '192.0.2.1'],
    ['an IPv6 /64', (n: number) => `2001:db8:1:1::${n + 1}`],
  ])('twenty can register from %s at once, and one more every three minutes', async (_, address) => {
    for (let n = 0; n < 20; n++) expect((await from(address(n)).post('user/append', form())).status).toBe(200);
    const next = from(address(20), ENGLISH);
    const { status, headers, body } = await next.post('user/append', form());
    expect([status, headers['retry-after']]).toEqual([429, '180']);
    expect(body.errors.mail[0]).toMatch(/try again in about 3 minutes\.$/);
    expect((await from('203.0.113.1').post('user/append', form())).status).toBe(200);
    limited.clock.pass(180_000);
    expect((await next.post('user/append', form())).status).toBe(200);
  });

  it('refused registrations do not count, but checks are limited because each shows whether an address is registered', async () => {
    const taken = form();
    expect((await from('203.0.113.2').post('user/append', taken)).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) {
      const path = n % 2 ? 'user/append' : 'user/confirm';
      statuses.push((await from('192.0.2.2').post(path, { ...taken, tel: '0312345678' })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
    limited.clock.pass(10_000);
    expect((await from('192.0.2.2').post('user/append', form())).status).toBe(200);
  });
});

describe('the demo member', () => {
  it('registers once, also on later starts', async () => {
    const commands = shop.app.get(CommandBus);
    const registration: Registration = {
      lastName: 'デモ',
      middleName: '',
      firstName: '会員',
      tel: '09000000000',
      mail: 'demo@example.com',
      zipcode: '1000001',
      prefId: 13,
      province: '日本',
      shiku: '千代田区',
      address: '1-1',
      building: '',
      language: 'ja',
      introductionCode: null,
    };
    const once = await registerDemoMember(commands, 'demo-member', registration, 'demo1234', shop.clock.now());
    const again = await registerDemoMember(commands, 'demo-member', registration, 'demo1234', shop.clock.now());
    expect(again).toBe(once);
    expect((await browser.post('user/login', { mail: 'demo@example.com', pass: 'demo1234' })).status).toBe(200);
    await expect(registerDemoMember(commands, 'other', registration, 'demo1234', shop.clock.now())).rejects.toThrow(
      'MailTaken',
    );
  });
});

const register = async (): Promise<{ mail: string }> => {
  const payload = form();
  expect((await browser.post('user/append', payload)).status).toBe(200);
  return payload;
};
