import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open();
});
afterAll(() => harness?.close());

const BOUGHT = { point: 3060, coin: 2 };
const NOTHING = { point: 0, coin: 0 };

describe('a payment by card', () => {
  it('credits points once after one visit to the card’s issuer', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, { ...FIELDS.card, pack_id: 'pack-1' });
    expect(body).toMatchObject({ state: 200, result: '7', url: expect.stringMatching(/^\/api\/acs\/secure\//) });
    const id = body.url.split('/').at(-1);
    expect((await member.browser.get('user/point/end')).body).toMatchObject({ result: '2', pack_id: 'pack-1' });

    const path = body.url.slice('/api/'.length);
    const redirect = await member.browser.get(path);
    expect([redirect.status, redirect.headers.location]).toEqual([303, `${harness.provider.url}/acs/start/${id}`]);
    expect((await member.browser.get(path)).headers.location).toBe(`/pay-redirect?payment_id=${id}`);
    const stranger = await harness.shop.person();
    expect((await stranger.browser.get(path)).headers.location).toBe('/');

    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('2');
    expect(await harness.balanceOf(member)).toEqual(NOTHING);
    harness.provider.pay(id);
    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('1');
    expect(await harness.balanceOf(member)).toEqual(BOUGHT);
    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('1');
    expect((await stranger.browser.post('user/point/append', { token: id })).status).toBe(404);
    expect(await harness.balanceOf(member)).toEqual(BOUGHT);
    expect((await member.browser.get('user/point/end')).body).toMatchObject({ result: '1', pack_id: 'pack-1' });
    const lots = await harness.shop.pool.query(
      'select kind, document from points.lots where member_id = $1 order by 1',
      [member.memberId],
    );
    expect(lots.rows).toEqual([
      { kind: 'free', document: `payment:${id}` },
      { kind: 'paid', document: `payment:${id}` },
    ]);
  });

  it('credits nothing for a declined card, and allows another', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.card);
    const id = body.url.split('/').at(-1);
    harness.provider.refuse(id);
    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('0');
    expect(await harness.paymentOf(member)).toMatchObject({ status: 'failed', alarms: [] });
    expect((await harness.buy(member, FIELDS.card)).body.result).toBe('7');
    expect(await harness.balanceOf(member)).toEqual(NOTHING);
  });
});

describe('a provider that changes its status', () => {
  it('credits the money after an earlier refusal, and raises an alarm', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.card);
    const id = body.url.split('/').at(-1);
    harness.provider.refuse(id);
    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('0');
    harness.provider.pay(id);
    await harness.advanceUntil('it is found', async () => (await harness.paymentOf(member)).status === 'paid');
    expect(await harness.paymentOf(member)).toMatchObject({ alarms: ['paid-after-failure'] });
    expect(await harness.balanceOf(member)).toEqual(BOUGHT);
  });
});

describe('a payment at a store', () => {
  it('issues a slip, and queries the provider after a webhook', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    const receipt = harness.provider.receiptOf(body.payment_id);
    expect(body).toMatchObject({ state: 200, result: '1', receipt_number: receipt });
    const slip = await member.browser.get(`user/point/combini_number?paymentID=${receipt}`);
    expect(slip.body).toMatchObject({
      url: `${harness.provider.url}/konbini/${body.payment_id}`,
      combini_code: 'famima',
      tel: '09012345678',
      price: 3000,
      due: expect.stringMatching(/T23:59:59\.999\+09:00$/),
    });
    expect(harness.provider.orders.get(body.payment_id)!.params).toMatchObject({
      amount: '3000',
      name1: '山田',
      telNo: '09012345678',
    });

    harness.provider.pay(body.payment_id);
    const notice = harness.provider.notice('n1', [[body.payment_id, 3000]]);
    expect(await harness.notify({ ...notice, hmac: notice.hmac.replace(/.$/, 'x') })).toBe(403);
    expect(await harness.notify({ ...notice, body: `${notice.body}&x=1` })).toBe(403);
    expect(await harness.notify(notice)).toBe(200);
    await waitUntil('it is credited', async () => (await harness.balanceOf(member)).point === BOUGHT.point);
    const callCount = harness.provider.calls.length;
    expect(await harness.notify(notice)).toBe(200);
    expect(await harness.shop.pool.query('select from payments.external_calls where due_at is not null')).toMatchObject(
      {
        rowCount: 0,
      },
    );
    expect(harness.provider.calls).toHaveLength(callCount);
    expect(await harness.paymentOf(member)).toMatchObject({ status: 'paid', late: false, alarms: [] });
  });

  it('credits money that arrives after the due time', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    await harness.advanceDays(4);
    await waitUntil('it has expired', async () => (await harness.paymentOf(member)).status === 'expired');
    harness.provider.pay(body.payment_id);
    await harness.advanceDays(1);
    await waitUntil('it is found', async () => (await harness.paymentOf(member)).status === 'paid');
    expect(await harness.paymentOf(member)).toMatchObject({ late: true, alarms: [] });
    expect((await harness.paymentOf(member)).history!.map(({ type }) => type)).toEqual([
      'PaymentRequested',
      'ProviderAsked',
      'ProviderAnswered',
      'SlipIssued',
      'PaymentExpired',
      'PaymentConfirmed',
    ]);
  });

  it('raises an alarm for another amount, and a surplus for a second payment, without credit', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    harness.provider.pay(body.payment_id, '2999');
    const check = () => harness.owner.post(`payments/${body.payment_id}/check`, { reason: 'asked' });
    expect((await check()).body).toMatchObject({ status: 'awaiting', alarms: ['other-amount'] });
    expect(await harness.balanceOf(member)).toEqual(NOTHING);
    harness.provider.pay(body.payment_id);
    expect((await check()).body).toMatchObject({ status: 'paid', alarms: ['other-amount'] });
    harness.provider.pay(body.payment_id);
    expect((await check()).body).toMatchObject({ status: 'paid', alarms: ['other-amount', 'surplus'] });
    expect(await harness.balanceOf(member)).toEqual(BOUGHT);
    const alarming = async (alarm: unknown): Promise<string[]> => {
      const filter = encodeURIComponent(JSON.stringify({ alarm }));
      return (await harness.owner.get(`payments?filter=${filter}`)).body.map(({ id }: { id: string }) => id);
    };
    for (const alarm of [true, 'surplus', 'other-amount']) expect(await alarming(alarm)).toContain(body.payment_id);
    for (const alarm of ['unknown', 'paid-after-failure']) expect(await alarming(alarm)).not.toContain(body.payment_id);
    const { now } = (await harness.owner.get('dashboard')).body;
    expect(now.payment_alarms).toBe((await alarming(true)).length);
  });
});

describe('concurrent triggers', () => {
  it('credit once if the member, webhooks and an operator come at once', async () => {
    for (let i = 0; i < 10; i++) {
      const member = await harness.shop.person();
      const { body } = await harness.buy(member, FIELDS.store);
      harness.provider.pay(body.payment_id);
      const all = [
        member.browser.post('user/point/append', { token: body.payment_id }),
        harness.notify(harness.provider.notice(`race-${i}-a`, [[body.payment_id, 3000]])),
        harness.notify(harness.provider.notice(`race-${i}-b`, [[body.payment_id, 3000]])),
        harness.owner.post(`payments/${body.payment_id}/check`, { reason: 'asked' }),
      ];
      await harness.advanceDuring(Promise.all<unknown>(all));
      await waitUntil('it is paid', async () => (await harness.paymentOf(member)).status === 'paid');
      expect(await harness.balanceOf(member)).toEqual(BOUGHT);
    }
    const { rows } = await harness.shop.pool.query(
      "select stream_id from store.events where type = 'PaymentConfirmed' group by 1 having count(*) > 1",
    );
    expect(rows).toEqual([]);
  });

  it('hold the money of a member who was banned meanwhile', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    await harness.owner.post(`members/${member.memberId}/ban`, { reason: 'abuse' });
    harness.provider.pay(body.payment_id);
    const { body: payment } = await harness.owner.post(`payments/${body.payment_id}/check`, { reason: 'asked' });
    expect(payment).toMatchObject({ status: 'paid', alarms: ['in-suspense'] });
    const { rows } = await harness.shop.pool.query(
      "select data -> 'lines' as lines from store.events where stream_id = $1 and type = 'MoneyHeld'",
      [`wallet-${member.memberId}`],
    );
    expect(rows).toEqual([
      {
        lines: [
          { account: 'provider:veritrans', lot: null, amount: -3000 },
          { account: 'suspense', lot: null, amount: 3000 },
        ],
      },
    ]);
  });
});

describe('a payment by transfer', () => {
  it('names a number for each member, and an operator confirms the deposit', async () => {
    const member = await harness.shop.person();
    expect((await harness.buy(member, FIELDS.transfer)).body).toMatchObject({
      result: '1',
      url: '/bank-transfer-information',
    });
    const { detail } = (await member.browser.get('user/bank')).body;
    expect(detail).toMatchObject({
      bank: 'みずほ銀行 本店',
      number: '普通 1234567',
      name: expect.stringMatching(/^\d{5} ヤマダ タロウ$/),
      price: 3000,
    });
    const { id, number } = await harness.paymentOf(member);
    expect(detail.name).toBe(`${number} ヤマダ タロウ`);
    const confirm = (yen: number) =>
      harness.owner.post(`payments/${id}/confirm-deposit`, {
        yen,
        received_at: harness.shop.clock.now().toISOString(),
        reason: 'on the statement',
      });
    expect((await confirm(2999)).body.errors.yen).toHaveLength(1);
    expect((await confirm(3000)).body).toMatchObject({ status: 'paid' });
    expect((await confirm(3000)).body.errors.status).toHaveLength(1);
    expect(await harness.balanceOf(member)).toEqual(BOUGHT);
    expect((await member.browser.get('user/bank')).status).toBe(404);
    const history = (await member.browser.get('user/point/list')).body;
    expect(history.state).toBe(200);
  });
});

describe('payments by Pay-easy and by carrier', () => {
  it('show the three numbers for a bank’s machine', async () => {
    const member = await harness.shop.person();
    expect((await harness.buy(member, FIELDS.payEasy)).body).toMatchObject({
      result: '1',
      url: '/payge-transfer-information',
    });
    const { id } = await harness.paymentOf(member);
    expect((await member.browser.get('user/payge')).body.detail).toMatchObject({
      institution: '58091',
      customer: harness.provider.receiptOf(id),
      confirmation: '123456',
      price: 3000,
    });
  });

  it('isolate the carrier’s page from the shop’s origin', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.carrier);
    expect(body).toMatchObject({ result: '1', url: expect.stringMatching(/^\/api\/carrier\/start\//) });
    const page = await member.browser.get(body.url.slice('/api/'.length));
    expect([page.status, page.text]).toEqual([200, '<form>on to the carrier</form>']);
    expect(page.headers['content-security-policy']).toContain('sandbox allow-forms allow-scripts');
    const id = body.url.split('/').at(-1);
    harness.provider.pay(id);
    expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('1');
  });
});
