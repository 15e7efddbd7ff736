import { createVerify, randomUUID, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { AmazonMerchant } from './amazon-pay.fixture.js';
import { Sandbox, type SandboxResponse } from './sandbox.fixture.js';

interface Session {
  readonly checkoutSessionId: string;
  readonly chargeId: string;
  readonly chargePermissionId: string;
  readonly buyer: { readonly buyerId: string } | null;
  readonly statusDetails: { readonly state: string; readonly reasonCode: string | null };
  readonly webCheckoutDetails: { readonly amazonPayRedirectUrl: string | null };
}

const HOUR_MS = 3_600_000;

let sandbox: Sandbox;
let merchant: AmazonMerchant;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  merchant = new AmazonMerchant(sandbox);
});
afterAll(() => sandbox?.close());

const sessionOf = (location: string) => new URL(location).searchParams.get('amazonCheckoutSessionId')!;
const money = (amount: number | string) => ({ amount: String(amount), currencyCode: 'JPY' });

/** Presses the button and chooses a card, as the buyer. */
const choose = async (card: string, fields: Record<string, string> = {}) => {
  const page = await merchant.button();
  const session = /name="session" value="([^"]+)"/.exec(page.text)![1]!;
  const back = await sandbox.submit('/amazonpay/checkout/card', { session, card, ...fields });
  return sessionOf(back.headers.get('location')!);
};

const update = (session: string, payment: string, paymentIntent = 'AuthorizeWithCapture') =>
  merchant.call('PATCH', `/v2/checkoutSessions/${session}`, {
    webCheckoutDetails: { checkoutResultReturnUrl: `${sandbox.shop.url}/amazon-pay-redirect` },
    paymentDetails: { paymentIntent, canHandlePendingAuthorization: false, chargeAmount: money(3000) },
    merchantMetadata: { merchantReferenceId: payment, merchantStoreName: 'オリパ' },
  });

/** Runs a checkout from the button to the redirect from Amazon. */
const returned = async (card = '1111', intent?: string, fields?: Record<string, string>) => {
  const payment = randomUUID();
  const session = await choose(card, fields);
  const { webCheckoutDetails } = (await update(session, payment, intent)).json<Session>();
  const back = await sandbox.get(webCheckoutDetails.amazonPayRedirectUrl!);
  return { payment, session, location: back.headers.get('location')! };
};
const complete = (session: string, amount: number | string = 3000) =>
  merchant.call('POST', `/v2/checkoutSessions/${session}/complete`, { chargeAmount: money(amount) });
const show = (session: string) => merchant.call('GET', `/v2/checkoutSessions/${session}`);
const reasonOf = (response: SandboxResponse) => [response.status, response.json<{ reasonCode: string }>().reasonCode];
const stateOf = (response: SandboxResponse) => response.json<Session>().statusDetails.state;
const paid = async () => {
  const { payment, session } = await returned();
  return { payment, session, chargeId: (await complete(session)).json<Session>().chargeId };
};

describe('Amazon Pay', () => {
  it('takes a payment from the button to the charge', async () => {
    const { payment, session, location } = await returned();
    expect(location).toBe(`${sandbox.shop.url}/amazon-pay-redirect?amazonCheckoutSessionId=${session}`);
    expect(reasonOf(await complete(session, 2999))).toEqual([400, 'InvalidRequestFormat']);
    const done = await complete(session);
    expect([done.status, stateOf(done)]).toEqual([200, 'Completed']);
    const charge = await merchant.call('GET', `/v2/charges/${done.json<Session>().chargeId}`);
    expect(charge.json()).toMatchObject({ statusDetails: { state: 'Captured' }, captureAmount: money(3000) });
    expect(reasonOf(await complete(session))).toEqual([422, 'InvalidCheckoutSessionStatus']);
    expect((await show(session)).json()).toMatchObject({
      statusDetails: { state: 'Completed' },
      ...{ merchantMetadata: null, paymentDetails: null, buyer: null },
    });
    expect(await sandbox.order(payment)).toMatchObject({ provider: 'amazonpay', state: 'Captured', yen_taken: 3000 });
  });

  it('shows the buyer of an open session, then of the charge permission for thirty days', async () => {
    const permission = (id: string, wrong = {}) =>
      merchant.call('GET', `/v2/chargePermissions/${id}`, undefined, wrong);
    const buy = async (account: string) => {
      const { session } = await returned('1111', undefined, { account });
      const { buyer } = (await show(session)).json<Session>();
      expect(buyer!.buyerId).toMatch(/^amzn1\.account\.[A-Z2-7]{28}$/);
      const { buyer: none, chargePermissionId } = (await complete(session)).json<Session>();
      expect(none).toBeNull();
      const state = { statusDetails: { state: 'Closed' } };
      expect((await permission(chargePermissionId)).json()).toMatchObject({ ...state, buyer });
      return { buyerId: buyer!.buyerId, chargePermissionId };
    };
    const one = await buy('one@example.com');
    expect((await buy('one@example.com')).buyerId).toBe(one.buyerId);
    expect((await buy('other@example.com')).buyerId).not.toBe(one.buyerId);
    const ahead_ms = 31 * 24 * HOUR_MS;
    await sandbox.control('/clock', { ahead_ms });
    const at = `${new Date(Date.now() + ahead_ms).toISOString().slice(0, 19)}Z`;
    const late = await permission(one.chargePermissionId, { 'x-amz-pay-date': at });
    expect(late.json()).toMatchObject({ chargePermissionId: one.chargePermissionId, buyer: null });
    await sandbox.control('/clock', { ahead_ms: 0 });
    expect((await permission('none')).status).toBe(404);
  });

  it('refuses to complete a session before the browser was at Amazon', async () => {
    const session = await choose('1111');
    await update(session, randomUUID());
    expect(reasonOf(await complete(session))).toEqual([422, 'InvalidCheckoutSessionStatus']);
  });

  it.each([
    ['3064', 'BuyerCanceled'],
    ['3434', 'Declined'],
  ])('cancels the session of card %s as %s', async (card, reasonCode) => {
    const { payment, session } = await returned(card);
    expect((await show(session)).json()).toMatchObject({ statusDetails: { state: 'Canceled', reasonCode } });
    expect(reasonOf(await complete(session))).toEqual([422, 'CheckoutSessionCanceled']);
    expect(await sandbox.order(payment)).toBeUndefined();
  });

  it('leaves a charge of card 0701 pending and captures it later', async () => {
    const { payment, session } = await returned('0701');
    const done = await complete(session);
    expect(done.status).toBe(202);
    expect(await sandbox.order(payment)).toMatchObject({ state: 'AuthorizationInitiated', yen_taken: 0 });
    await waitUntil('captured', async () => (await sandbox.order(payment))?.yen_taken === 3000);
  });

  it('captures or cancels an authorized charge', async () => {
    const charge = async () => {
      const { payment, session } = await returned('1111', 'Authorize');
      return { payment, id: (await complete(session)).json<Session>().chargeId };
    };
    const first = await charge();
    expect(
      reasonOf(await merchant.call('POST', `/v2/charges/${first.id}/capture`, { captureAmount: money(1) }))[0],
    ).toBe(400);
    expect(
      stateOf(await merchant.call('POST', `/v2/charges/${first.id}/capture`, { captureAmount: money(3000) })),
    ).toBe('Captured');
    const second = await charge();
    expect(stateOf(await merchant.call('DELETE', `/v2/charges/${second.id}/cancel`, { cancellationReason: 'x' }))).toBe(
      'Canceled',
    );
    expect([await sandbox.order(first.payment), await sandbox.order(second.payment)]).toMatchObject([
      { yen_taken: 3000 },
      { yen_taken: 0 },
    ]);
  });

  it('cancels a session that is not completed within 24 hours', async () => {
    const { session } = await returned();
    await sandbox.control('/clock', { ahead_ms: 25 * HOUR_MS });
    const date = { 'x-amz-pay-date': `${new Date(Date.now() + 25 * HOUR_MS).toISOString().slice(0, 19)}Z` };
    const state = async () => stateOf(await merchant.call('GET', `/v2/checkoutSessions/${session}`, undefined, date));
    await waitUntil('expired', async () => (await state()) === 'Canceled');
    await sandbox.control('/clock', { ahead_ms: 0 });
  });

  it('refunds in parts, once for each idempotency key', async () => {
    const { payment, chargeId } = await paid();
    const key = { 'x-amz-pay-idempotency-key': randomUUID().replaceAll('-', '') };
    const refund = (amount: number, headers = {}) =>
      merchant.call('POST', '/v2/refunds', { chargeId, refundAmount: money(amount), softDescriptor: 'ORIPA' }, headers);
    const first = await refund(1000, key);
    expect(stateOf(first)).toBe('RefundInitiated');
    expect((await refund(1000, key)).text).toBe(first.text);
    expect(reasonOf(await refund(2001))).toEqual([422, 'TransactionAmountExceeded']);
    const { refundId } = first.json<{ refundId: string }>();
    await waitUntil(
      'refunded',
      async () => stateOf(await merchant.call('GET', `/v2/refunds/${refundId}`)) === 'Refunded',
    );
    expect(await sandbox.order(payment)).toMatchObject({ yen_taken: 3000, yen_given_back: 1000 });
    expect((await sandbox.waitForWebhook(refundId)).headers['content-type']).toContain('text/plain');
  });

  it('signs its notifications by the certificate that they name, and leaves out the state', async () => {
    const { chargeId } = await paid();
    const notice = await sandbox.waitForWebhook(chargeId);
    const envelope = JSON.parse(notice.body) as Record<string, string>;
    expect(JSON.parse(envelope.Message!)).toMatchObject({
      MerchantID: sandbox.environment.AMAZON_PAY_MERCHANT_ID,
      ObjectType: 'CHARGE',
      ObjectId: chargeId,
      NotificationType: 'STATE_CHANGE',
    });
    expect(envelope.Message).not.toContain('Captured');
    expect(envelope.TopicArn).toBe(sandbox.environment.AMAZON_PAY_SNS_TOPIC_ARN);
    const { publicKey } = new X509Certificate((await sandbox.get(envelope.SigningCertURL!)).text);
    const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'].map(
      (name) => `${name}\n${envelope[name]}\n`,
    );
    const verify = (signed: string) =>
      createVerify('sha256').update(signed).verify(publicKey, envelope.Signature!, 'base64');
    expect([verify(text.join('')), verify(`${text.join('')}x`)]).toEqual([true, false]);
  });

  it('notifies of a chargeback', async () => {
    const { payment, chargeId } = await paid();
    expect((await sandbox.control('/chargebacks', { order: payment })).status).toBe(200);
    await waitUntil('the notice', () => sandbox.shop.about(chargeId).some(({ body }) => body.includes('CHARGEBACK')));
    expect(await sandbox.order(payment)).toMatchObject({ yen_given_back: 3000 });
  });

  it.each([
    ['another text was signed', { canonical: 'x' }],
    ['the date is stale', { 'x-amz-pay-date': '2020-01-01T00:00:00Z' }],
  ])('refuses a call: %s', async (_why, wrong) => {
    expect(reasonOf(await merchant.call('GET', '/v2/checkoutSessions/x', undefined, wrong))).toEqual([
      400,
      'InvalidRequestSignature',
    ]);
  });

  it.each([
    ['paymentIntent', { paymentDetails: { paymentIntent: 'Pay' } }],
    ['chargeAmount', { paymentDetails: { chargeAmount: { amount: '3000.00', currencyCode: 'JPY' } } }],
    ['surprise', { surprise: 1 }],
    ['merchantStoreName', { merchantMetadata: { merchantStoreName: 'x'.repeat(51) } }],
  ])('refuses an update: %s', async (name, json) => {
    const session = await choose('1111');
    const response = await merchant.call('PATCH', `/v2/checkoutSessions/${session}`, json);
    expect(reasonOf(response)).toEqual([400, 'InvalidRequestFormat']);
    expect(response.text).toContain(name);
  });

  it.each([
    ['signature', { signature: 'AAAA' }],
    ['merchantId', { merchantId: 'x' }],
    ['ledgerCurrency', { ledgerCurrency: 'USD' }],
  ])('refuses a button: %s', async (name, wrong) => {
    const page = await merchant.button(wrong);
    expect(page.status).toBe(400);
    expect(page.text).toContain(name);
  });

  it('serves its script', async () => {
    const script = await sandbox.get(sandbox.environment.AMAZON_PAY_JS_URL!);
    const page: { amazon?: { Pay: { renderButton: unknown; initCheckout: unknown } } } = {};
    new Function('window', script.text)(page);
    expect([typeof page.amazon?.Pay.renderButton, typeof page.amazon?.Pay.initCheckout]).toEqual([
      'function',
      'function',
    ]);
  });
});
