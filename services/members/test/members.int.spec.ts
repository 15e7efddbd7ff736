import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Browser } from '../../../test/support/browser.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { GrantCoins, GrantPoints, pointsPart } from '../../points/index.js';
import { MemberDirectory, membersPart } from '../index.js';

const JOHN = {
  lastName: 'Smith',
  firstName: 'John',
  middleName: 'M.',
  tel: '33123456789',
  mail: 'john@example.com',
  zipcode: '75001',
  province: 'France',
  pref_id: '99',
  shiku: 'Paris',
  address: '1 rue de Rivoli',
  building: '2B',
  pass: 'secret12',
  confirmPass: 'secret12',
};

let shop: TestShop;
let visitor: Browser;
let english: Browser;
let memberId: string;

beforeAll(async () => {
  shop = await openShop([pointsPart, membersPart]);
  visitor = new Browser(shop);
  english = new Browser(shop, { 'accept-language': 'en' });
  await english.post('user/append', JOHN);
  memberId = (await shop.pool.query('select member_id from members.profiles')).rows[0].member_id;
  const commands = shop.app.get(CommandBus);
  const grant = { memberId, memo: '', actor: 'operator:1' };
  await commands.execute(new GrantPoints({ ...grant, amount: 500, commandId: 'points' }));
  await commands.execute(new GrantCoins({ ...grant, amount: 7, commandId: 'coins' }));
});
afterAll(() => shop.close());

describe('GET /user/point', () => {
  it('returns zeros and a valid CSRF token to a visitor', async () => {
    const { status, body } = await visitor.get('user/point');
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 200,
      csrf: { name: '_csrf', value: expect.any(String) },
      detail: { is_login: '0', rank: '', rank_icon: '', point: 0, coin: 0, last_name: '', first_name: '' },
    });
  });

  it('returns the member’s balances and a new CSRF token each time', async () => {
    const [one, other] = [await english.get('user/point'), await english.get('user/point')];
    expect(one.body.detail).toEqual({
      is_login: '1',
      rank: '',
      rank_icon: '',
      point: 500,
      coin: 7,
      last_name: 'Smith',
      first_name: 'John',
    });
    expect(one.body.csrf.value).not.toBe(other.body.csrf.value);
  });
});

describe('GET /user/detail', () => {
  it('requires a log-in', async () => {
    expect((await visitor.get('user/detail')).status).toBe(401);
  });

  it('returns all data that the member may see', async () => {
    const { pass: _, confirmPass: __, ...details } = JOHN;
    const { body } = await english.get('user/detail');
    expect(body.detail).toEqual({
      ...details,
      pref_id: 99,
      pref_name: 'Overseas',
      availablePoint: 500,
      end_sms: 0,
      mail_confirmed: '0',
      referral_code: expect.stringMatching(/^[2-9A-Z]{8}$/),
      rank_name: '',
      rank_icon: '',
      rank_coin: 0,
      rank_max_price: 0,
      rank_current_price: 0,
      is_rank_maintained: 0,
      next_month_name: '',
      next_month: '',
    });
  });
});

describe('GET /user/pref_list', () => {
  it('responds in the language of the request', async () => {
    const { body } = await visitor.get('user/pref_list');
    expect(body.list).toHaveLength(48);
    expect(body.list[12]).toEqual({ id: 13, name: '東京都' });
    expect((await english.get('user/pref_list')).body.list.at(-1)).toEqual({ id: 99, name: 'Overseas' });
  });
});

describe('POST /address/zipcode', () => {
  it.each([
    { zipcode: '1000001', result: [{ prefcode: 13, address2: '千代田区', address3: '千代田' }] },
    { zipcode: '0000000', result: [] },
  ])('finds $result for $zipcode', async ({ zipcode, result }) => {
    expect((await visitor.post('address/zipcode', { zipcode })).body).toMatchObject({ state: 200, result });
  });

  it.each([{}, { zipcode: '100-0001' }, { zipcode: 1000001 }])('refuses %p under zipcode', async (payload) => {
    const { status, body } = await visitor.post('address/zipcode', payload);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { zipcode: ['郵便番号はハイフンなしの半角数字7桁で入力してください。'] },
    });
  });
});

describe('the directory of members', () => {
  it('returns the addresses for parcels and mails', async () => {
    const directory = shop.app.get(MemberDirectory, { strict: false });
    expect(await directory.postalAddressOf(memberId)).toEqual({
      name: 'John M. Smith',
      zipcode: '75001',
      prefId: 99,
      province: 'France',
      shiku: 'Paris',
      address: '1 rue de Rivoli',
      building: '2B',
      tel: '33123456789',
    });
    expect(await directory.mailOf(memberId)).toBe('john@example.com');
    expect(await directory.languageOf(memberId)).toBe('en');
    await expect(directory.mailOf('00000000-0000-7000-8000-000000000000')).rejects.toThrow('there is no member');
  });
});
