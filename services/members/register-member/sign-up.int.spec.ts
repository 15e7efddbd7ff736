import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser } from '../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { pointsPart } from '../../points/index.js';
import { membersPart } from '../members.module.js';

const HOME = {
  lastName: '山田',
  firstName: '花子',
  tel: '09012345678',
  zipcode: '1000001',
  pref_id: '13',
  shiku: '千代田区',
  address: '千代田1-1',
};

let shop: TestShop;
let browser: Browser;
let people = 0;

const form = (changes: object = {}): { mail: string } & Record<string, unknown> => {
  people += 1;
  return { mail: `short${people}@example.com`, pass: 'secret12', confirmPass: 'secret12', ...changes };
};
/** Returns the link in the mail to an address. */
const linkTo = async (mail: string): Promise<URL> => {
  const { rows } = await shop.pool.query('select body from mail.messages where recipient = $1', [mail]);
  return new URL(/^http\S+$/m.exec(rows[0].body)![0]);
};
const detail = async () => (await browser.get('user/detail')).body.detail;
const eventsOf = async (mail: string) => {
  const { rows } = await shop.pool.query(
    `select e.type, e.data from store.events e join members.profiles p on e.stream_id = 'member-' || p.member_id
      where p.mail = $1 order by e.stream_version`,
    [mail],
  );
  return rows;
};

beforeAll(async () => {
  shop = await openShop([pointsPart, membersPart]);
});
afterAll(() => shop.close());
beforeEach(() => {
  browser = new Browser(shop);
});

describe('POST /user/sign_up', () => {
  it('creates a logged-in member with a welcome mail', async () => {
    const request = form();
    expect((await browser.post('user/sign_up', request)).body).toMatchObject({ state: 200 });
    expect(await detail()).toMatchObject({ mail: request.mail, lastName: '', tel: '', address: '', pref_id: 0 });
    const { rows } = await shop.pool.query('select subject from mail.messages where recipient = $1', [request.mail]);
    expect(rows).toEqual([{ subject: '会員登録が完了しました' }]);
  });

  it.each([
    ['user/sign_up', {}],
    ['user/append', HOME],
  ])('sends a link that redirects to the page that asked for the log-in: %s', async (path, person) => {
    const next = '/buy-product-history?mode=2';
    const request = form({ ...person, next });
    expect((await browser.post(path, request)).body.state).toBe(200);
    expect((await linkTo(request.mail)).searchParams.get('next')).toBe(next);
    const other = form({ ...person, next: '//evil.example' });
    expect((await new Browser(shop).post(path, other)).body.state).toBe(200);
    expect((await linkTo(other.mail)).searchParams.has('next')).toBe(false);
  });

  it('accepts a friend’s referral code, and refuses an unknown one', async () => {
    await browser.post('user/sign_up', form());
    const { referral_code: referralCode } = await detail();
    browser = new Browser(shop);
    const refused = await browser.post('user/sign_up', form({ referralCode: 'NOBODY' }));
    expect(refused.body).toMatchObject({ state: 400, errors: { referral_code: [expect.any(String)] } });
    const friend = form({ referralCode });
    expect((await browser.post('user/sign_up', friend)).body.state).toBe(200);
    const { rows } = await shop.pool.query('select referral_code_given from members.profiles where mail = $1', [
      friend.mail,
    ]);
    expect(rows).toEqual([{ referral_code_given: referralCode }]);
  });

  it.each([
    ['mail', { mail: 'nowhere' }],
    ['pass', { pass: 'short', confirmPass: 'short' }],
    ['pass', { pass: 'password1', confirmPass: 'password1' }],
    ['pass', { confirmPass: 'another12' }],
  ])('refuses %s by the rules of the long form: %o', async (field, changes) => {
    const request = form(changes);
    const { status, body } = await browser.post('user/sign_up', request);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await eventsOf(request.mail)).toEqual([]);
  });

  it('refuses the mail address of a member, however they registered', async () => {
    const request = form();
    await browser.post('user/append', { ...request, ...HOME });
    browser = new Browser(shop);
    const { body } = await browser.post('user/sign_up', { ...request, mail: request.mail.toUpperCase() });
    expect(body).toMatchObject({ state: 400, errors: { mail: [expect.any(String)] } });
  });
});

describe('POST /user/address', () => {
  it('saves name and address once, and keeps them out of the event log', async () => {
    const request = form();
    await browser.post('user/sign_up', request);
    expect((await browser.post('user/address', HOME)).body.state).toBe(200);
    const { pref_id: _, ...details } = HOME;
    expect(await detail()).toMatchObject({ ...details, pref_id: 13, province: '日本' });
    const events = await eventsOf(request.mail);
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'AddressGiven']);
    expect(JSON.stringify(events)).not.toMatch(/山田|千代田|0901/);
  });

  it('ignores a repetition, and refuses another address because that takes an operator', async () => {
    await browser.post('user/sign_up', form());
    await browser.post('user/address', HOME);
    expect((await browser.post('user/address', HOME)).body.state).toBe(200);
    const other = await browser.post('user/address', { ...HOME, address: '千代田9-9' });
    expect(other.body).toMatchObject({ state: 400, errors: { address: [expect.any(String)] } });
    expect(await detail()).toMatchObject({ address: '千代田1-1' });
  });

  it('refuses each field by the rules of the long form', async () => {
    await browser.post('user/sign_up', form());
    const { body } = await browser.post('user/address', { ...HOME, lastName: '', tel: '1', zipcode: 'x' });
    expect(Object.keys(body.errors).sort()).toEqual(['lastName', 'tel', 'zipcode']);
    expect(body.errors.lastName).toEqual(['姓を入力してください。']);
  });

  it('requires a log-in', async () => {
    expect((await browser.post('user/address', HOME)).status).toBe(401);
  });
});
