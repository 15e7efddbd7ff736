import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open();
});
afterAll(() => harness?.close());

const change = (method: string, body: object) =>
  harness.owner.post(`payment-methods/${method}/switch`, { memo: '', memo_en: '', reason: 'because', ...body });
const english = { 'accept-language': 'en' };

describe('payment methods', () => {
  it('start switched on, with the default texts', async () => {
    const { browser } = await harness.shop.person();
    const { list } = (await browser.get('user/pay_style')).body;
    const { body, headers } = await harness.owner.get('payment-methods');
    expect(headers['content-range']).toMatch(/^payment-methods 0-\d+\/\d+$/);
    const ready = body.filter(({ has_keys }: { has_keys: boolean }) => has_keys);
    expect(ready.length).toBeLessThan(body.length);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(ready.map(({ code }: { code: string }) => code));
    expect(body[0]).toMatchObject({ id: 'card', code: '1', on: true, has_keys: true, memo: '', version: 0 });
    expect(list[0].memo).toBe(body[0].usual_memo);
  });

  it('reject new payments while they are off, and finish existing ones', async () => {
    const member = await harness.shop.person();
    const begun = await harness.shop.person();
    await harness.buy(begun, FIELDS.transfer);
    const { status, body } = await change('bank-transfer', { on: false, version: 0 });
    expect([status, body.on, body.version]).toEqual([200, false, 1]);
    const ids = async () => (await member.browser.get('user/pay_style')).body.list.map(({ id }: { id: string }) => id);
    expect(await ids()).not.toContain('4');
    const refused = await harness.buy(member, FIELDS.transfer);
    expect(refused.body).toMatchObject({ state: 400, errors: { pay_id: [expect.stringContaining('ほかの方法')] } });
    expect(await harness.findPayment(member)).toBeNull();
    expect((await begun.browser.get('user/bank')).status).toBe(200);

    expect((await change('bank-transfer', { on: true, version: 0 })).status).toBe(409);
    expect((await change('bank-transfer', { on: false, version: 1 })).body.errors.on).toHaveLength(1);
    expect((await change('bank-transfer', { on: true, version: 1 })).status).toBe(200);
    expect(await ids()).toContain('4');
    expect((await harness.buy(member, FIELDS.transfer)).body).toMatchObject({ result: '1' });
  });

  it('hide a carrier’s choices from browsers, too', async () => {
    const { browser } = await harness.shop.person();
    const carriers = async () => (await browser.get('user/pay_config')).body.detail.carrier;
    expect(await carriers()).not.toBeNull();
    await change('carrier', { on: false });
    expect(await carriers()).toBeNull();
    await change('carrier', { on: true });
  });

  it('show an owner’s text in the reader’s language', async () => {
    const { browser } = await harness.shop.person();
    await change('card', { on: true, memo: '深夜は使えません', memo_en: '' });
    const memo = async (headers = {}) => (await browser.get('user/pay_style', headers)).body.list[0].memo;
    expect([await memo(), await memo(english)]).toEqual(['深夜は使えません', '深夜は使えません']);
    await change('card', { on: true, memo: '深夜は使えません', memo_en: 'Not at night' });
    expect([await memo(), await memo(english)]).toEqual(['深夜は使えません', 'Not at night']);
    expect((await change('card', { on: true, memo: 'あ'.repeat(201) })).body.errors.memo).toHaveLength(1);
  });

  it('can be switched by owners alone, with an audit entry', async () => {
    const finance = await signInAs(harness.shop, 'finance');
    expect((await finance.post('payment-methods/card/switch', { on: false, reason: 'x' })).status).toBe(403);
    expect((await finance.get('payment-methods/card')).status).toBe(200);
    for (const id of ['toString', '1', 'nothing'])
      expect((await harness.owner.get(`payment-methods/${id}`)).status).toBe(404);
    const filter = encodeURIComponent('{"subject":"payment-methods/bank-transfer"}');
    const { body: entries } = await harness.owner.get(`audit-trail?filter=${filter}&sort=["id","ASC"]`);
    expect(entries[0]).toMatchObject({
      command: 'switch',
      outcome: 'done',
      subject_name: '銀行振込',
      subject_name_en: 'Bank transfer',
      changes: { on: [true, false] },
    });
  });
});
