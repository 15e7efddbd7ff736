import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { signInAs } from '../../../test/support/console.js';
import { DAY_MS } from '../../kernel/time.js';
import { MembersHarness } from './members.fixture.js';

const MINUTE_MS = 60_000;

let harness: MembersHarness;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open({ rateLimits: true });
});
afterAll(() => harness?.close());

/** Registers a member with a unique phone and network, and logs them in. */
const person = async (details: { tel?: string; prefId?: number; address?: string } = {}) => {
  members += 1;
  const { address = `198.18.${members}.1`, ...profile } = details;
  const tel = `0901000${String(members).padStart(4, '0')}`;
  const mail = `phone-${members}@example.com`;
  const id = await harness.register({ tel, mail, ...profile });
  const { browser } = await harness.logIn(mail, { 'x-forwarded-for': address });
  return { id, mail, tel: profile.tel ?? tel, browser };
};

const texts = async (): Promise<{ to: string; text: string }[]> => {
  const { rows } = await harness.shop.pool.query(
    'select recipient as "to", body as text from sms.messages order by created_at, id',
  );
  return rows;
};
/** Returns the code that was sent last. */
const lastCode = async (): Promise<string> => /(\d{6})/.exec((await texts()).at(-1)!.text)![1]!;
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const send = (browser: Browser, tel: string) => browser.post('user/send_sms', { tel });
const check = (browser: Browser, sms_code: string) => browser.post('user/check_sms', { sms_code });
const detail = async (browser: Browser) => (await browser.get('user/detail')).body.detail;
const words = ({ status, body }: { status: number; body: { errors?: Record<string, string[]> } }) => [
  status,
  ...Object.entries(body.errors ?? {}).flatMap(([field, [message]]) => [field, message]),
];
const verify = async (browser: Browser, tel: string) => {
  expect((await send(browser, tel)).status).toBe(200);
  expect((await check(browser, await lastCode())).status).toBe(200);
};

describe('a code by text message', () => {
  it('verifies the member’s phone, with an event that has only the id', async () => {
    const { id, browser } = await person();
    expect((await detail(browser)).end_sms).toBe(0);
    expect((await send(browser, '08011112222')).body).toMatchObject({ state: 200 });
    expect((await texts()).at(-1)).toEqual({ to: '+818011112222', text: expect.stringMatching(/^認証コード：\d{6}/) });
    expect((await check(browser, await lastCode())).body).toMatchObject({ state: 200 });
    expect(await detail(browser)).toMatchObject({ end_sms: 1, tel: '08011112222' });
    const facts = await harness.factsOf(id);
    expect(facts.at(-1)).toEqual({ type: 'PhoneVerified', data: { memberId: id }, actor: `member:${id}` });
    expect(JSON.stringify(facts)).not.toContain('8011112222');
  });

  it('exists in the database as HMAC alone', async () => {
    const { id, browser, tel } = await person();
    await send(browser, tel);
    const { rows } = await harness.shop.pool.query('select * from members.phone_codes where member_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(await lastCode());
    expect(rows[0].code_hash).toHaveLength(32);
  });

  it('appears in the outbox of the sandbox', async () => {
    const { browser, tel } = await person();
    harness.shop.clock.pass(1000);
    await send(browser, tel);
    const response = await fetch(`${await harness.shop.app.getUrl()}/sandbox/outbox`);
    const outbox = (await response.json()) as { kind: string }[];
    expect(outbox[0]).toMatchObject({ kind: 'sms', to: `+81${tel.slice(1)}`, subject: '', text: expect.any(String) });
    expect(outbox.some(({ kind }) => kind === 'mail')).toBe(true);
  });

  it('goes out once for one idempotency key', async () => {
    const { browser, tel } = await person();
    const before = (await texts()).length;
    const pair = await browser.freshPair();
    const responses = await Promise.all([1, 2, 3].map(() => browser.postWith(pair, 'user/send_sms', { tel })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await browser.postWith(pair, 'user/send_sms', { tel })).status).toBe(200);
    expect(await texts()).toHaveLength(before + 1);
  });

  it.each([
    ['0312345678', /SMSを受信できる携帯電話の番号/],
    ['821012345678', /SMSを受信できる携帯電話の番号/],
    ['', /^携帯電話の番号を/],
    ['090-1234-567', /060・070・080・090/],
    [{ x: 1 }, /./],
  ])('does not go to a phone that is no Japanese mobile: %j', async (tel, message) => {
    const { browser } = await person();
    const before = (await texts()).length;
    const response = await browser.post('user/send_sms', { tel });
    expect(words(response)).toEqual([400, 'user_id', expect.stringMatching(message)]);
    expect(await texts()).toHaveLength(before);
  });

  it('goes to phones of some other countries in English mode alone', async () => {
    const { browser, mail } = await person({ tel: '821012345678', prefId: 99 });
    expect(words(await send(browser, '821012345678'))).toEqual([400, 'user_id', expect.stringMatching(/^この国の/)]);
    const english = (await harness.logIn(mail, { 'x-forwarded-for': '198.19.0.1', 'accept-language': 'en' })).browser;
    expect((await send(english, '12025550123')).status).toBe(400);
    expect((await send(english, '821012345678')).status).toBe(200);
    expect((await texts()).at(-1)).toMatchObject({ to: '+821012345678', text: expect.stringMatching(/^Your code/) });
  });

  it('requires a log-in', async () => {
    expect((await send(new Browser(harness.shop), '09012345678')).status).toBe(401);
    expect((await check(new Browser(harness.shop), '123456')).status).toBe(401);
  });
});

describe('what is typed in', () => {
  it('fails after five wrong codes, even with the right one, until a new code is sent', async () => {
    const { browser, tel } = await person();
    await send(browser, tel);
    const code = await lastCode();
    for (const left of [4, 3, 2, 1])
      expect(words(await check(browser, wrongFor(code)))).toEqual([
        400,
        'sms_code',
        `認証コードが違います。SMSをご確認ください（あと${left}回入力できます）。`,
      ]);
    expect(words(await check(browser, wrongFor(code)))[2]).toMatch(/^認証コードを5回間違えたため/);
    expect(words(await check(browser, code))[2]).toMatch(/^認証コードを5回間違えたため/);
    harness.shop.clock.pass(MINUTE_MS);
    await verify(browser, tel);
  });

  it('expires after ten minutes', async () => {
    const { browser, tel } = await person();
    await send(browser, tel);
    harness.shop.clock.pass(10 * MINUTE_MS);
    expect(words(await check(browser, await lastCode()))[2]).toMatch(/有効期限（10分）が切れています/);
  });

  it('must equal the member’s own newest code', async () => {
    const [one, other] = [await person(), await person()];
    expect(words(await check(one.browser, '123456'))[2]).toMatch(/^有効な認証コードがありません/);
    await send(one.browser, one.tel);
    const first = await lastCode();
    expect(words(await check(other.browser, first))[0]).toBe(400);
    harness.shop.clock.pass(MINUTE_MS);
    await send(one.browser, one.tel);
    const second = await lastCode();
    if (first !== second) expect((await check(one.browser, first)).status).toBe(400);
    expect((await check(one.browser, second)).status).toBe(200);
  });

  it.each([
    (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
    (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`,
    (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ])('can have any notation', async (written) => {
    const { browser, tel } = await person();
    await send(browser, tel);
    expect((await check(browser, written(await lastCode()))).body).toMatchObject({ state: 200 });
  });

  it.each(['', '12345', '1234567', 'abcdef', 123456, null])('must have six digits: %j', async (sms_code) => {
    const { browser } = await person();
    const response = await browser.post('user/check_sms', { sms_code });
    expect(words(response)).toEqual([400, 'sms_code', 'SMSに記載された6桁の数字を入力してください。']);
  });

  it('changes nothing for a verified phone', async () => {
    const { id, browser, tel } = await person();
    await verify(browser, tel);
    expect(words(await send(browser, '08099998888'))).toEqual([400, 'user_id', expect.any(String)]);
    harness.shop.clock.pass(MINUTE_MS);
    expect(words(await send(browser, '08099998888'))[2]).toMatch(/^電話番号は認証済みです/);
    expect((await check(browser, '123456')).status).toBe(200);
    expect((await harness.factsOf(id)).filter(({ type }) => type === 'PhoneVerified')).toHaveLength(1);
  });
});

describe('a code', () => {
  const tries = async (browser: Browser, tel: string) => words(await send(browser, tel));

  it('goes out again after 60 seconds, and five times within 24 hours to a member', async () => {
    const { browser, mail } = await person();
    const tel = (n: number) => `0807777000${n}`;
    expect((await send(browser, tel(1))).status).toBe(200);
    harness.shop.clock.pass(MINUTE_MS - 1);
    expect(await tries(browser, tel(2))).toEqual([400, 'user_id', expect.stringMatching(/約1分後にもう一度/)]);
    harness.shop.clock.pass(1);
    for (const n of [2, 3, 4, 5]) {
      expect((await send(browser, tel(n))).status).toBe(200);
      harness.shop.clock.pass(MINUTE_MS);
    }
    expect(await tries(browser, tel(6))).toEqual([400, 'user_id', expect.stringMatching(/約24時間後にもう一度/)]);
    harness.shop.clock.pass(DAY_MS - 5 * MINUTE_MS);
    const later = await harness.logIn(mail);
    expect((await send(later.browser, tel(6))).status).toBe(200);
  });

  it('goes to one number three times an hour for all members together', async () => {
    const tel = '08066660001';
    for (let n = 0; n < 3; n++) {
      expect((await send((await person()).browser, tel)).status).toBe(200);
      harness.shop.clock.pass(MINUTE_MS);
    }
    expect(words(await send((await person()).browser, tel))).toEqual([
      400,
      'user_id',
      expect.stringMatching(/約5\d分後/),
    ]);
  });

  it('goes out ten times an hour for one address, and thirty times for its neighbours together', async () => {
    const from = async (address: string) => {
      const { browser, tel } = await person({ address });
      return (await send(browser, tel)).status;
    };
    const responses: number[] = [];
    for (let n = 0; n < 11; n++) responses.push(await from('203.0.113.1'));
    expect(responses).toEqual([...Array(10).fill(200), 400]);
    for (const address of ['203.0.113.2', '203.0.113.3'])
      for (let n = 0; n < 10; n++) expect(await from(address)).toBe(200);
    expect([await from('203.0.113.4'), await from('203.0.114.4')]).toEqual([400, 200]);
  });
});

describe('a verified number', () => {
  it('belongs to one member: of two who verify it at once, exactly one succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await person(), await person()];
      const tel = `0805555000${round}`;
      await send(one.browser, tel);
      const ofOne = await lastCode();
      harness.shop.clock.pass(MINUTE_MS);
      await send(other.browser, tel);
      const ofOther = await lastCode();
      const responses = await Promise.all([check(one.browser, ofOne), check(other.browser, ofOther)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      const loser = responses.find(({ status }) => status === 400)!;
      expect(words(loser)[2]).toMatch(/^この電話番号は別のアカウントで認証されています/);
      const { rows } = await harness.shop.pool.query('select from members.phone_holders where number = $1', [
        `+81${tel.slice(1)}`,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it('gets no code of another member, and shows its earlier holders once an operator has released it', async () => {
    const [first, second] = [await person(), await person()];
    const tel = '08044440001';
    await verify(first.browser, tel);
    harness.shop.clock.pass(MINUTE_MS);
    expect(words(await send(second.browser, tel))).toEqual([
      400,
      'user_id',
      expect.stringMatching(/^この電話番号は別のアカウントで/),
    ]);
    const support = await signInAs(harness.shop, 'support');
    const released = await support.post(`members/${first.id}/release-phone`, { reason: '番号が譲渡された' });
    expect(released).toMatchObject({ status: 200, body: { phone_verified_at: null } });
    const again = await support.post(`members/${first.id}/release-phone`, { reason: 'もう一度' });
    expect(words(again)).toEqual([400, 'tel', expect.stringMatching(/認証されていません/)]);
    expect((await detail(first.browser)).end_sms).toBe(0);
    harness.shop.clock.pass(MINUTE_MS);
    await verify(second.browser, tel);
    const { body } = await support.get(`members/${second.id}/phone`);
    expect(body.holders).toMatchObject([
      { member_id: second.id, tel: '+818044440001', released_at: null },
      { member_id: first.id, tel: '+818044440001', released_at: expect.any(String) },
    ]);
    expect(body).toMatchObject({ verified_at: expect.any(String), codes: [{ state: 'taken', tries: 0 }] });
    expect((await harness.auditEntriesOn(first.id)).map(({ command, outcome }) => [command, outcome])).toEqual([
      ['release-phone', 'done'],
      ['release-phone', 'PhoneNotVerified'],
    ]);
  });

  it('refuses finance', async () => {
    const { id } = await person();
    const finance = await signInAs(harness.shop, 'finance');
    expect((await finance.get(`members/${id}/phone`)).status).toBe(403);
    expect((await finance.post(`members/${id}/release-phone`, { reason: 'x' })).status).toBe(403);
    expect((await (await signInAs(harness.shop, 'support')).get('members/x/phone')).status).toBe(404);
  });
});

describe('one’s own data', () => {
  const HANAKO = { lastName: '髙橋', firstName: '花子', zipcode: '1000001', pref_id: 13, shiku: '千代田区' };

  it('have only a phone number that can be changed, until it is verified', async () => {
    const { browser, mail, id } = await person();
    const change = (changes: object) =>
      browser.post('user/change', { ...HANAKO, mail, tel: '08033330001', ...changes });
    expect((await change({})).body).toMatchObject({ state: 200 });
    expect(await detail(browser)).toMatchObject({ tel: '08033330001', end_sms: 0 });
    expect((await harness.factsOf(id)).at(-1)).toMatchObject({ type: 'PhoneChanged', data: { memberId: id } });
    const { status, body } = await change({ tel: '08033330002', lastName: '山田', pref_id: 27 });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['lastName', 'pref_id']]);
    expect(words(await change({ tel: '080-33' }))).toEqual([400, 'tel', expect.any(String)]);
    expect((await detail(browser)).tel).toBe('08033330001');
    await verify(browser, '08033330001');
    expect(words(await change({ tel: '08033330003' }))).toEqual([400, 'tel', expect.stringMatching(/SMS認証済み/)]);
    expect((await change({})).status).toBe(200);
    expect((await detail(browser)).tel).toBe('08033330001');
  });
});

describe('the shop’s messages', () => {
  const settle = () => harness.shop.pool.query('update sms.messages set used_at = created_at');

  it('stop when too few of the latest codes were used, and resume afterwards', async () => {
    await harness.shop.pool.query(
      `insert into sms.messages (id, created_at, state, used_at)
       select gen_random_uuid(), $1::timestamptz - interval '20 minutes', 'delivered', null from generate_series(1, 50)`,
      [harness.shop.clock.now()],
    );
    const { browser, tel } = await person();
    expect(words(await send(browser, tel))).toEqual([
      400,
      'user_id',
      expect.stringMatching(/^ただいまSMSを送信できません/),
    ]);
    await settle();
    expect((await send(browser, tel)).status).toBe(200);
  });
});
