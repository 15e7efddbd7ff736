import { createVerify, randomUUID, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { Sandbox, type SandboxResponse } from './sandbox.fixture.js';
import type { ReceivedWebhook } from './webhook-receiver.fixture.js';

interface Order {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly {
    readonly custom_id?: string;
    readonly payee: { readonly merchant_id: string };
    readonly payments?: { readonly captures: readonly { readonly id: string; readonly status: string }[] };
  }[];
  readonly payer?: { readonly payer_id: string };
  readonly payment_source?: { readonly paypal: { readonly account_id: string } };
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  token = (await logIn()).json<{ access_token: string }>().access_token;
});
afterAll(() => sandbox?.close());

const logIn = (secret = sandbox.environment.PAYPAL_CLIENT_SECRET) =>
  sandbox.ask('POST', `${sandbox.environment.PAYPAL_BASE_URL}/v1/oauth2/token`, 'grant_type=client_credentials', {
    authorization: `Basic ${Buffer.from(`${sandbox.environment.PAYPAL_CLIENT_ID}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  });

const call = (
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<SandboxResponse> =>
  sandbox.ask(method, `/paypal${path}`, json && JSON.stringify(json), {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...headers,
  });

const request = (payment: string, fields: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: payment,
      custom_id: payment,
      invoice_id: payment,
      amount: { currency_code: 'JPY', value: '3000' },
      ...fields,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        ...{ shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW', locale: 'ja-JP' },
        ...{ return_url: `${sandbox.shop.url}/ok`, cancel_url: `${sandbox.shop.url}/no` },
      },
    },
  },
});

const create = async (payment: string = randomUUID()) => {
  const order = (await call('POST', '/v2/checkout/orders', request(payment))).json<Order>();
  return { payment, order };
};
const choose = (order: Order, choice: string, fields: Record<string, string> = {}) =>
  sandbox.submit('/paypal/checkoutnow', { token: order.id, act: choice, ...fields });
const capture = (order: Order, headers: Record<string, string> = {}) =>
  call('POST', `/v2/checkout/orders/${order.id}/capture`, {}, headers);
const issueOf = (response: SandboxResponse) => response.json<{ details: { issue: string }[] }>().details[0]!.issue;
const captureOf = (response: SandboxResponse) => response.json<Order>().purchase_units[0]!.payments!.captures[0]!;
const paid = async () => {
  const { payment, order } = await create();
  await choose(order, 'approve');
  return { payment, order, capture: captureOf(await capture(order)) };
};

const eventsOf = (payment: string) =>
  sandbox.shop
    .about(payment)
    .map((notice) => ({ ...JSON.parse(notice.body), notice }) as { event_type: string; notice: ReceivedWebhook });
const event = (payment: string, type: string) =>
  waitUntil(`${type} of ${payment}`, () => eventsOf(payment).find(({ event_type }) => event_type === type));

describe('PayPal', () => {
  it('issues a token to the client only, and requires it', async () => {
    expect((await logIn('wrong')).status).toBe(401);
    expect((await call('GET', '/v2/checkout/orders/x', undefined, { authorization: 'Bearer x' })).status).toBe(401);
    await sandbox.control('/clock', { ahead_ms: 10 * 3_600_000 });
    expect((await call('GET', '/v2/checkout/orders/x')).status).toBe(401);
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect((await call('GET', '/v2/checkout/orders/x')).status).toBe(404);
  });

  it('sends webhooks for the approval by the buyer and the capture by the shop', async () => {
    const { payment, order } = await create();
    expect(order).toMatchObject({ status: 'CREATED', purchase_units: [{ custom_id: payment }] });
    expect(order.purchase_units[0]!.payee.merchant_id).toBe(sandbox.environment.PAYPAL_MERCHANT_ID);
    expect(issueOf(await capture(order))).toBe('ORDER_NOT_APPROVED');
    const page = await sandbox.get(order.links.find(({ rel }) => rel === 'approve')!.href);
    expect(page.text).toContain('value="approve"');
    const back = await choose(order, 'approve');
    expect(back.headers.get('location')).toMatch(`${sandbox.shop.url}/ok?token=${order.id}&PayerID=`);
    expect(captureOf(await capture(order))).toMatchObject({
      status: 'COMPLETED',
      amount: { currency_code: 'JPY', value: '3000' },
    });
    expect(issueOf(await capture(order))).toBe('ORDER_ALREADY_CAPTURED');
    await event(payment, 'CHECKOUT.ORDER.APPROVED');
    await event(payment, 'PAYMENT.CAPTURE.COMPLETED');
    expect(await sandbox.order(payment)).toMatchObject({ provider: 'paypal', state: 'completed', yen_taken: 3000 });
  });

  it('shows the payer after the approval: one id for each account', async () => {
    const payerOf = async (account: string) => {
      const { order } = await create();
      const shown = async () => (await call('GET', `/v2/checkout/orders/${order.id}`)).json<Order>();
      expect(await shown()).not.toHaveProperty('payer');
      const back = await choose(order, 'approve', { account });
      const { payer, payment_source } = await shown();
      expect(payer!.payer_id).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
      expect(payment_source!.paypal.account_id).toBe(payer!.payer_id);
      expect(new URL(back.headers.get('location')!).searchParams.get('PayerID')).toBe(payer!.payer_id);
      return payer!.payer_id;
    };
    const one = await payerOf('one@example.com');
    expect(await payerOf('One@example.com')).toBe(one);
    expect(await payerOf('other@example.com')).not.toBe(one);
    expect(await payerOf('')).not.toBe(await payerOf(''));
  });

  it('signs its webhooks by the key of the certificate that they name', async () => {
    const { payment } = await paid();
    const { notice } = await event(payment, 'PAYMENT.CAPTURE.COMPLETED');
    const header = (name: string) => String(notice.headers[`paypal-${name}`]);
    const certificate = new X509Certificate((await sandbox.get(header('cert-url'))).text);
    expect(new URL(header('cert-url')).hostname).toBe(sandbox.environment.PAYPAL_CERT_HOSTS);
    const { PAYPAL_WEBHOOK_ID } = sandbox.environment;
    const signed = [header('transmission-id'), header('transmission-time'), PAYPAL_WEBHOOK_ID, crc32(notice.body)].join(
      '|',
    );
    const verify = (text: string) =>
      createVerify('sha256').update(text).verify(certificate.publicKey, header('transmission-sig'), 'base64');
    expect([verify(signed), verify(`${signed}0`)]).toEqual([true, false]);
    const fields = {
      auth_algo: header('auth-algo'),
      cert_url: header('cert-url'),
      transmission_id: header('transmission-id'),
      transmission_sig: header('transmission-sig'),
      transmission_time: header('transmission-time'),
      webhook_id: PAYPAL_WEBHOOK_ID,
      webhook_event: JSON.parse(notice.body),
    };
    const ask = (changes: object) =>
      call('POST', '/v1/notifications/verify-webhook-signature', { ...fields, ...changes });
    expect((await ask({})).json()).toEqual({ verification_status: 'SUCCESS' });
    expect((await ask({ transmission_id: 'x' })).json()).toEqual({ verification_status: 'FAILURE' });
  });

  it('repeats the response to a repeated request id, and executes the request once', async () => {
    const payment = randomUUID();
    const id = { 'paypal-request-id': randomUUID() };
    const [first, second] = [
      await call('POST', '/v2/checkout/orders', request(payment), id),
      await call('POST', '/v2/checkout/orders', request(payment), id),
    ];
    expect(second.text).toBe(first.text);
    const order = first.json<Order>();
    await choose(order, 'approve');
    expect((await capture(order, id)).text).toBe((await capture(order, id)).text);
    expect(await sandbox.order(payment)).toMatchObject({ yen_taken: 3000 });
  });

  it('captures an invoice number once', async () => {
    const first = await create();
    const second = await create(first.payment);
    await choose(first.order, 'approve');
    await choose(second.order, 'approve');
    expect((await capture(first.order)).status).toBe(201);
    expect(issueOf(await capture(second.order))).toBe('DUPLICATE_INVOICE_ID');
    expect(issueOf(await call('POST', '/v2/checkout/orders', request(first.payment)))).toBe('DUPLICATE_INVOICE_ID');
  });

  it.each([
    ['DECIMAL_PRECISION', { amount: { currency_code: 'JPY', value: '3000.00' } }],
    ['CURRENCY_NOT_SUPPORTED', { amount: { currency_code: 'USD', value: '30' } }],
    ['INVALID_PARAMETER_SYNTAX', { amount: { currency_code: 'JPY', value: '0' } }],
    ['INVALID_STRING_MAX_LENGTH', { invoice_id: 'x'.repeat(128) }],
    ['MALFORMED_REQUEST_JSON', { surprise: 1 }],
  ])('refuses an order: %s', async (issue, wrong) => {
    const response = await call('POST', '/v2/checkout/orders', request(randomUUID(), wrong));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(issueOf(response)).toBe(issue);
  });

  it('declines an instrument and lets the buyer choose another', async () => {
    const { payment, order } = await create();
    await choose(order, 'decline');
    expect(issueOf(await capture(order))).toBe('INSTRUMENT_DECLINED');
    expect(issueOf(await capture(order))).toBe('PAYER_ACTION_REQUIRED');
    await choose(order, 'approve');
    expect((await capture(order)).status).toBe(201);
    expect(await sandbox.order(payment)).toMatchObject({ yen_taken: 3000 });
  });

  it.each([
    ['pending-completed', 'PAYMENT.CAPTURE.COMPLETED', 'completed', 3000],
    ['pending-denied', 'PAYMENT.CAPTURE.DENIED', 'declined', 0],
  ])('keeps a capture pending: %s', async (choice, type, state, yen_taken) => {
    const { payment, order } = await create();
    await choose(order, choice);
    expect(captureOf(await capture(order)).status).toBe('PENDING');
    await event(payment, type);
    expect(await sandbox.order(payment)).toMatchObject({ state, yen_taken });
  });

  it('can capture without a response, or send the webhook before the response', async () => {
    const lost = await create();
    await choose(lost.order, 'lost-answer');
    await expect(capture(lost.order)).rejects.toThrow();
    expect(await sandbox.order(lost.payment)).toMatchObject({ state: 'completed', yen_taken: 3000 });
    const early = await create();
    await choose(early.order, 'early-notice');
    const response = await capture(early.order);
    expect(response.status).toBe(201);
    expect(eventsOf(early.payment).map(({ event_type }) => event_type)).toContain('PAYMENT.CAPTURE.COMPLETED');
  });

  it('redirects a buyer who cancels to the shop', async () => {
    const { payment, order } = await create();
    expect((await choose(order, 'cancel')).headers.get('location')).toBe(`${sandbox.shop.url}/no?token=${order.id}`);
    expect(await sandbox.order(payment)).toMatchObject({ state: 'created', yen_taken: 0 });
  });

  it('refunds in parts, never more than it took', async () => {
    const { payment, capture: captured } = await paid();
    const refund = (value?: string) =>
      call(
        'POST',
        `/v2/payments/captures/${captured.id}/refund`,
        value ? { amount: { currency_code: 'JPY', value } } : {},
      );
    const first = await refund('1000');
    expect(first.json()).toMatchObject({ status: 'COMPLETED', amount: { value: '1000' } });
    expect((await call('GET', `/v2/payments/refunds/${first.json<Order>().id}`)).json()).toMatchObject({
      amount: { value: '1000' },
    });
    expect(issueOf(await refund('2001'))).toBe('REFUND_AMOUNT_EXCEEDED');
    expect((await refund()).json()).toMatchObject({ amount: { value: '2000' } });
    expect(issueOf(await refund())).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await call('GET', `/v2/payments/captures/${captured.id}`)).json()).toMatchObject({ status: 'REFUNDED' });
    await event(payment, 'PAYMENT.CAPTURE.REFUNDED');
    expect(await sandbox.order(payment)).toMatchObject({ yen_taken: 3000, yen_given_back: 3000 });
  });

  it('opens a dispute for a chargeback', async () => {
    const { payment } = await paid();
    expect((await sandbox.control('/chargebacks', { order: payment })).status).toBe(200);
    await event(payment, 'CUSTOMER.DISPUTE.CREATED');
    expect((await sandbox.control('/chargebacks', { order: payment })).status).toBe(404);
    expect(await sandbox.order(payment)).toMatchObject({ yen_given_back: 3000 });
  });

  it('serves its script for the client id and yen only', async () => {
    const { PAYPAL_JS_URL, PAYPAL_CLIENT_ID } = sandbox.environment;
    const script = await sandbox.get(`${PAYPAL_JS_URL}?client-id=${PAYPAL_CLIENT_ID}&currency=JPY&intent=capture`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const page: { paypal?: { Buttons: unknown } } = {};
    new Function('window', script.text)(page);
    expect(typeof page.paypal?.Buttons).toBe('function');
    expect((await sandbox.get(`${PAYPAL_JS_URL}?client-id=x&currency=JPY`)).status).toBe(400);
  });
});
