import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toKeyHeader } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { isLoggedIn, MembersHarness } from '../test/members.fixture.js';

let harness: MembersHarness;
let id: string;
let mail: string;
let members = 0;

beforeAll(async () => {
  harness = await MembersHarness.open();
});
beforeEach(async () => {
  members += 1;
  mail = `moved-${members}@example.com`;
  id = await harness.register({ mail, language: members % 2 ? 'ja' : 'en' });
});
afterAll(() => harness?.close());

const order = (body: object, of = id, headers = {}) =>
  harness.consoles.support.post(`members/${of}/change-address`, body, headers);
const OSAKA = {
  zipcode: '5300001',
  pref_id: 27,
  province: '日本',
  shiku: '大阪市北区',
  address: '梅田3-1-1',
  building: '大阪ビル 5F',
};
const change = (changes: object = {}) => ({ ...OSAKA, checked: ['licence'], reason: '転居の連絡', ...changes });
const notices = async () => {
  const { rows } = await harness.shop.pool.query<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from mail.messages where id like 'change-address/%' and recipient = $1",
    [mail],
  );
  return rows;
};

describe('changing the postal address of a member', () => {
  it('sends parcels to the new address and shows it to the member', async () => {
    const { browser } = await harness.logIn(mail);
    const { status, body } = await order(change());
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...OSAKA, pref_name: '大阪府', version: 2 });
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await browser.get('user/detail')).body.detail).toMatchObject(OSAKA);
  });

  it('records the checks, the operator and the reason, and keeps the address out of events', async () => {
    await order(change({ checked: ['passport', 'phone-call'] }));
    const [, fact] = await harness.factsOf(id);
    expect(fact).toEqual({
      type: 'AddressChanged',
      data: { memberId: id, checked: ['passport', 'phone-call'] },
      actor: expect.stringMatching(/^operator:/),
    });
    expect(await harness.auditEntriesOn(id)).toEqual([
      { command: 'change-address', reason: '転居の連絡', outcome: 'done' },
    ]);
  });

  it('notifies the member by mail in their language, without either address', async () => {
    await order(change());
    const [notice] = await notices();
    expect(notice!.subject).toBe(members % 2 ? 'ご登録の住所が変更されました' : 'Your postal address has been changed');
    for (const words of ['梅田', '千代田', '5300001', '1000001']) expect(notice!.body).not.toContain(words);
  });

  it('runs once for one idempotency key, with one mail', async () => {
    const once = () => order(change(), id, toKeyHeader(`change-address-${members}`));
    const responses = await Promise.all(Array.from({ length: 5 }, once));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await notices()).toHaveLength(1);
    expect(await harness.factsOf(id)).toHaveLength(2);
  });

  it('accepts an address overseas with a country and any zip code', async () => {
    const paris = { pref_id: 99, province: 'France', zipcode: ' 75001 ', shiku: 'Paris', building: null };
    expect((await order(change(paris))).body).toMatchObject({
      pref_name_en: 'Overseas',
      province: 'France',
      zipcode: '75001',
      shiku: 'Paris',
      building: '',
    });
  });

  it.each([
    [
      'the address they have',
      { zipcode: '1000001', pref_id: 13, shiku: '千代田区', address: '千代田1-1', building: '' },
      ['address'],
      ['SameAddress'],
    ],
    ['no evidence', { checked: undefined }, ['checked']],
    ['an empty list of checks', { checked: [] }, ['checked']],
    ['an unknown check', { checked: ['a look'] }, ['checked']],
    ['no reason', { reason: ' ' }, ['reason']],
    ['a zip code with a hyphen', { zipcode: '530-0001' }, ['zipcode']],
    ['no zip code', { zipcode: undefined }, ['zipcode']],
    ['no prefecture', { pref_id: 48 }, ['pref_id']],
    ['a prefecture as text', { pref_id: '27' }, ['pref_id']],
    ['no country overseas', { pref_id: 99, province: '' }, ['province']],
    ['no city', { shiku: ' ' }, ['shiku']],
    ['no street', { address: undefined }, ['address']],
    ['a street without end', { address: 'x'.repeat(101) }, ['address']],
    ['a building that is no text', { building: { toString: 1 } }, ['building']],
    ['a stale version', { version: 0 }, ['version'], ['StaleVersion'], 409],
  ] as [string, object, string[], string[]?, number?][])(
    'refuses %s',
    async (_, changes, fields, outcomes = [], status = 400) => {
      const reply = await order(change(changes));
      expect({ status: reply.status, fields: Object.keys(reply.body.errors) }).toEqual({ status, fields });
      expect(await harness.factsOf(id)).toHaveLength(1);
      expect(await notices()).toEqual([]);
      expect((await harness.auditEntriesOn(id)).map(({ outcome }) => outcome)).toEqual(outcomes);
    },
  );

  it('refuses a banned member, also in English', async () => {
    await harness.consoles.owner.post(`members/${id}/ban`, { reason: 'x' });
    const headers = { 'accept-language': 'en' };
    const reply = await harness.consoles.owner.send('POST', `members/${id}/change-address`, change(), headers);
    expect(reply.body.errors).toEqual({ state: ['This member is banned. Lift the ban first.'] });
  });

  it.each([
    ['finance', 403],
    ['nobody', 401],
  ] as const)('refuses %s with %d', async (who, status) => {
    expect((await harness.consoles[who].post(`members/${id}/change-address`, change())).status).toBe(status);
  });

  it.each(['x', newId(new Date())])('returns 404 for the unknown member %s', async (unknown) => {
    expect((await order(change(), unknown)).status).toBe(404);
  });
});
