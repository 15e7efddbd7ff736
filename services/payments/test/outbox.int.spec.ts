import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { waitUntil } from '../../../test/support/until.js';
import type { Person } from '../../../test/support/whole-shop.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open();
});
afterAll(() => harness?.close());

const NO_CONNECTION = ['決済会社との接続ができませんでした。しばらくしてから再度お試しください。'];

const isUnknown = async (member: Person) => (await harness.findPayment(member))?.history?.length === 3;
const made = (call: string) => harness.provider.calls.filter((one) => one === call).length;

describe('an order whose response was lost', () => {
  it.each(['reset', '503'] as const)(
    'triggers a query and no second order after the provider has acted (%s)',
    async (kind) => {
      const member = await harness.shop.person();
      const before = made('Authorize/cvs');
      harness.provider.fail(/^Authorize/, 'after', kind);
      const buying = harness.buy(member, FIELDS.store);
      await waitUntil('it is unknown', () => isUnknown(member));
      expect(await harness.paymentOf(member)).toMatchObject({
        status: 'requested',
        calls: [{ kind: 'start', outcome: 'silent' }],
      });
      await harness.advanceUntil('it was queried', async () => (await harness.paymentOf(member)).status === 'awaiting');
      const { body } = await buying;
      expect(body).toMatchObject({ result: '1', receipt_number: harness.provider.receiptOf(body.payment_id) });
      expect(made('Authorize/cvs')).toBe(before + 1);
      expect((await harness.paymentOf(member)).alarms).toEqual([]);
    },
  );

  it('leads to a new order before the provider has acted, once the provider has twice not known it', async () => {
    const member = await harness.shop.person();
    harness.provider.fail(/^Authorize/, 'before', 'reset');
    const buying = harness.buy(member, FIELDS.store);
    await waitUntil('it is unknown', () => isUnknown(member));
    await harness.advanceUntil('it was ordered', async () => (await harness.paymentOf(member)).status === 'awaiting');
    expect(harness.provider.searches.get((await harness.paymentOf(member)).id)).toBe(2);
    expect((await buying).body.receipt_number).toMatch(/^\d{11}$/);
    const { calls } = await harness.paymentOf(member);
    expect(calls!.map(({ kind, outcome }) => [kind, outcome])).toEqual([['start', 'accepted']]);
  });

  it.each([
    ['card', 'reset'],
    ['card', '503'],
    ['carrier', 'reset'],
    ['payEasy', 'reset'],
  ] as const)(
    'fails if the response contained payment data (%s, %s), and another attempt is a new payment',
    async (method, kind) => {
      const member = await harness.shop.person();
      harness.provider.fail(/^Authorize/, 'after', kind);
      const buying = harness.buy(member, FIELDS[method]);
      await waitUntil('it is unknown', () => isUnknown(member));
      await harness.advanceUntil(
        'it was queried',
        async () => (await harness.paymentOf(member)).status !== 'requested',
      );
      const lost = await harness.paymentOf(member);
      expect(lost).toMatchObject({ status: 'failed', failure_code: 'answer-lost', alarms: [] });
      expect(lost.history!.map(({ type }) => type).slice(2)).toEqual([
        'ProviderSilent',
        'ProviderAnswered',
        'PaymentFailed',
      ]);
      expect((await buying).body).toMatchObject({ state: 400, errors: { name: NO_CONNECTION } });
      expect((await member.browser.get('user/point/end')).body.result).toBe('0');

      expect((await harness.buy(member, FIELDS[method])).body.state).toBe(200);
      const next = await harness.paymentOf(member);
      expect(next.id).not.toBe(lost.id);
      harness.provider.pay(next.id);
      expect((await member.browser.post('user/point/append', { token: next.id })).body.result).toBe('1');
      expect((await harness.balanceOf(member)).point).toBe(3060);
      expect(harness.provider.orders.get(lost.id)!.taken).toEqual([]);
    },
  );

  it('raises an alarm after 15 minutes of silence, until the provider responds', async () => {
    const member = await harness.shop.person();
    harness.provider.fail(/./, 'before', 'reset', 1000);
    const buying = harness.buy(member, FIELDS.card);
    await waitUntil('it is unknown', () => isUnknown(member));
    harness.shop.clock.advance(15 * 60_000 + 1000);
    expect((await harness.paymentOf(member)).alarms).toEqual(['unknown']);
    harness.provider.faults.length = 0;
    await harness.advanceUntil('it has ended', async () => (await harness.paymentOf(member)).status === 'failed');
    expect(await harness.paymentOf(member)).toMatchObject({ failure_code: 'unreachable', alarms: [] });
    expect((await buying).body).toMatchObject({ state: 400, errors: { name: NO_CONNECTION } });
  });
});

describe('a process that dies during a call', () => {
  it('leaves a lease, and the next process queries before it repeats', async () => {
    const member = await harness.shop.person();
    const ordered = made('Authorize/cvs');
    // The provider has acted, and the response takes longer than the lease.
    harness.provider.fail(/^Authorize/, 'after', 'held');
    const buying = harness.buy(member, FIELDS.store);
    await waitUntil('it was ordered', () => made('Authorize/cvs') === ordered + 1);
    harness.advance(3 * 60_000 + 1000);
    await waitUntil('another process has queried', async () => (await harness.paymentOf(member)).status === 'awaiting');
    harness.provider.letGo();
    expect((await buying).body.receipt_number).toMatch(/^\d{11}$/);
    expect(made('Authorize/cvs')).toBe(ordered + 1);
    expect((await harness.paymentOf(member)).history!.map(({ type }) => type)).toEqual([
      'PaymentRequested',
      'ProviderAsked',
      'ProviderAnswered',
      'SlipIssued',
    ]);
  });
});

describe('the same request', () => {
  it('makes one payment, one order and one response if it is sent twice at once', async () => {
    const { browser, memberId } = await harness.shop.person();
    const pair = await browser.freshPair();
    const fields = { ...FIELDS.store, point_price_id: harness.course };
    const [one, other] = await Promise.all([
      browser.postWith(pair, 'user/point/buy', fields),
      browser.twin().postWith(pair, 'user/point/buy', fields),
    ]);
    expect(one.text).toBe(other.text);
    expect((await browser.postWith(pair, 'user/point/buy', fields)).text).toBe(one.text);
    const another = await browser.postWith(pair, 'user/point/buy', { ...fields, combini_code: 'sej' });
    expect(another.status).toBe(403);
    const { rowCount } = await harness.shop.pool.query('select from payments.payments where member_id = $1', [
      memberId,
    ]);
    expect(rowCount).toBe(1);
  });
});

describe('a webhook', () => {
  it('waits for its payment if it arrives first', async () => {
    const member = await harness.shop.person();
    expect(
      await harness.notify(harness.provider.notice('early', [['01939000-0000-7000-8000-00000000dead', 3000]])),
    ).toBe(200);
    const { body } = await harness.buy(member, FIELDS.store);
    await harness.shop.pool.query("update payments.notices set payment_id = $1 where notice_id like '%-early-%'", [
      body.payment_id,
    ]);
    harness.provider.pay(body.payment_id);
    await harness.joinNotices();
    await waitUntil('it is paid', async () => (await harness.paymentOf(member)).status === 'paid');
  });

  it('raises an alarm for another amount, and credits nothing', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    expect(await harness.notify(harness.provider.notice('other', [[body.payment_id, 1]]))).toBe(200);
    expect(await harness.paymentOf(member)).toMatchObject({ status: 'awaiting', alarms: ['other-amount'] });
    expect((await harness.balanceOf(member)).point).toBe(0);
  });

  it('gets rejected if it is too large or unsigned', async () => {
    const notice = harness.provider.notice('large', [['x', 1]]);
    expect(await harness.notify({ ...notice, body: notice.body + 'x'.repeat(65_536) })).toBe(403);
    expect(await harness.notify({ ...notice, hmac: '' })).toBe(403);
  });
});

describe('the limit of requests per address', () => {
  it('does not apply to webhooks', async () => {
    const limited = await PaymentHarness.open({ environment: { RATE_LIMITS: '1' } });
    try {
      const headersOf = async (path: string) => (await supertest(await limited.shop.app.getUrl()).post(path)).headers;
      expect(await headersOf('/api/user/login')).toHaveProperty('x-ratelimit-limit');
      expect(await headersOf('/api/hooks/veritrans')).not.toHaveProperty('x-ratelimit-limit');
    } finally {
      await limited.close();
    }
  });
});

describe('queries of open payments', () => {
  it('run after 5 seconds, 15 seconds and a minute, without any trigger', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    const countQueries = async () =>
      (await harness.paymentOf(member)).calls!.filter(({ kind, ended_at }) => kind === 'query' && ended_at).length;
    expect(await countQueries()).toBe(0);
    for (const [seconds, looks] of [
      [5, 1],
      [10, 2],
      [45, 3],
    ] as const) {
      harness.advance(seconds * 1000);
      await waitUntil(`look ${looks}`, async () => {
        // A payment that is locked at the moment is skipped.
        harness.advance(0);
        return (await countQueries()) >= looks;
      });
    }
    harness.provider.pay(body.payment_id);
    harness.advance(4 * 60_000);
    await waitUntil('it is paid', async () => (await harness.paymentOf(member)).status === 'paid');
    const { rowCount } = await harness.shop.pool.query('select from store.deadlines where stream_id = $1', [
      `payment-${body.payment_id}`,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('cancelling a payment', () => {
  it('cancels a slip at its provider, a transfer in the shop', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    expect((await member.browser.post('user/payment/cancel', { payment_id: body.payment_id })).body.state).toBe(200);
    expect(harness.provider.orders.get(body.payment_id)!.state).toBe('cancelled');
    await harness.buy(member, FIELDS.transfer);
    const { id } = await harness.paymentOf(member);
    expect((await member.browser.post('user/payment/cancel', { payment_id: id })).body.state).toBe(200);
    const { list } = (await member.browser.get('user/payment/list')).body;
    expect(list.map(({ state, pay_id, url }: Record<string, string>) => [state, pay_id, url])).toEqual([
      ['cancelled', '4', ''],
      ['cancelled', '2', ''],
    ]);
    const again = await member.browser.post('user/payment/cancel', { payment_id: id });
    expect([again.status, again.body.errors.payment_id.length]).toEqual([400, 1]);
  });

  it('keeps a payment that was paid meanwhile', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    harness.provider.pay(body.payment_id);
    expect((await member.browser.post('user/payment/cancel', { payment_id: body.payment_id })).status).toBe(400);
    await waitUntil('it is paid', async () => (await harness.paymentOf(member)).status === 'paid');
    expect((await harness.balanceOf(member)).point).toBe(3060);
  });

  it('rejects other members, and a card at its issuer', async () => {
    const [member, stranger] = [await harness.shop.person(), await harness.shop.person()];
    await harness.buy(member, FIELDS.card);
    const { id } = await harness.paymentOf(member);
    expect((await stranger.browser.post('user/payment/cancel', { payment_id: id })).status).toBe(404);
    expect((await member.browser.post('user/payment/cancel', { payment_id: id })).body.errors.payment_id).toHaveLength(
      1,
    );
    await harness.advanceDays(0);
    const { status, body } = await harness.owner.post(`payments/${id}/cancel`, { reason: 'asked' });
    expect([status, body.errors.status.length]).toEqual([400, 1]);
  });
});

describe('a rejected purchase', () => {
  it.each([
    ['pay_id', { pay_id: '3' }],
    ['pay_id', { pay_id: '9' }],
    ['pay_id', {}],
    ['token', { ...FIELDS.card, token: 'short' }],
    ['req_card_number', { ...FIELDS.card, req_card_number: '411111111111' }],
    ['combini_code', { pay_id: '2' }],
    ['combini_code', { pay_id: '2', combini_code: 'nowhere' }],
    ['carrier_id', { pay_id: '6', carrier_id: 'x' }],
    ['name', { pay_id: '4' }],
    ['name', { pay_id: '4', name: '山田' }],
    ['point_price_id', { ...FIELDS.payEasy, point_price_id: 'x' }],
    ['point_price_id', { ...FIELDS.payEasy, point_price_id: '01939000-0000-7000-8000-00000000dead' }],
    ['token', { ...FIELDS.card, card_user_name: '4111 1111 1111 1111' }],
    ['token', { ...FIELDS.transfer, note: { deep: ['4111111111111111'] } }],
  ])('names %s: %j', async (field, fields) => {
    const member = await harness.shop.person();
    const { status, body } = await harness.buy(member, fields);
    expect([status, body.errors[field]?.length]).toEqual([400, 1]);
    const { rowCount } = await harness.shop.pool.query('select from payments.payments where member_id = $1', [
      member.memberId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('includes a sixth open slip', async () => {
    const member = await harness.shop.person();
    for (let i = 0; i < 5; i++) expect((await harness.buy(member, FIELDS.payEasy)).status).toBe(200);
    expect((await harness.buy(member, FIELDS.payEasy)).body.errors.limit).toHaveLength(1);
    expect((await harness.buy(member, FIELDS.transfer)).body.errors.limit).toHaveLength(1);
    expect((await harness.buy(member, FIELDS.card)).body.result).toBe('7');
  });

  it('includes a visitor', async () => {
    for (const path of ['point_price', 'pay_style', 'pay_config', 'point/end', 'bank', 'payge', 'payment/list'])
      expect((await harness.shop.visitorGet(`user/${path}`)).status).toBe(401);
    const redirect = await harness.shop.visitorGet('acs/secure/01939000-0000-7000-8000-00000000dead');
    expect([redirect.status, redirect.headers.location]).toEqual([303, '/login']);
  });
});

describe('the payment methods', () => {
  it('include those with keys, with the data that a browser needs', async () => {
    const { browser } = await harness.shop.person();
    const { list } = (await browser.get('user/pay_style')).body;
    expect(list.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '4', '6', '7']);
    expect((await browser.get('user/pay_config', { 'accept-language': 'en' })).body.detail).toMatchObject({
      card: { token_url: `${harness.provider.url}/4gtoken`, token_api_key: 'public-key' },
      paypal: null,
      amazon_pay: null,
      carrier: [{ id: 'sb_ktai' }, { id: 'au' }, { id: 'docomo', name: 'docomo' }],
    });
  });

  it('store nothing about a card after the response', async () => {
    const member = await harness.shop.person();
    await harness.buy(member, FIELDS.card);
    const { rows } = await harness.shop.pool.query(
      'select 1 from payments.external_calls where request is not null and due_at is null',
    );
    expect(rows).toEqual([]);
    const { rows: texts } = await harness.shop.pool.query(
      "select data::text as text from store.events where stream_id like 'payment-%' and (data::text like '%0a812412%' or data::text like '%411111%' or data::text like '%YAMADA%')",
    );
    expect(texts).toEqual([]);
  });
});

describe('a process that is stopped', () => {
  it('does not wait for a provider that delays its response', async () => {
    const member = await harness.shop.person();
    const ordered = made('Authorize/cvs');
    harness.provider.fail(/^Authorize/, 'after', 'held');
    const buying = harness.buy(member, FIELDS.store);
    await waitUntil('it was ordered', () => made('Authorize/cvs') === ordered + 1);
    await harness.shop.app.get(ProviderCalls).stop();
    expect((await harness.paymentOf(member)).status).toBe('requested');
    harness.provider.letGo();
    expect((await buying).body.result).toBe('1');
  });
});
