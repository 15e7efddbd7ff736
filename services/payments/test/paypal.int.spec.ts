import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { yen } from '../../kernel/money.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { faultsOf, WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;

beforeAll(async () => {
  wallet = await WalletHarness.open('paypal');
});
afterAll(() => wallet?.close());

const BOUGHT = { point: 3060, coin: 2 };
const NOTHING = { point: 0, coin: 0 };
const DONE = { state: 200, result: '1', url: '/complete-buy-point-paypal' };

/** Requests an order, as PayPal's button does. */
const order = ({ browser }: Person, overrides: object = {}) =>
  browser.post('user/paypal/order', { point_price_id: wallet.harness.course, ...overrides });
const approve = (id: string, action = 'approve') =>
  wallet.sandbox.submit('/paypal/checkoutnow', { token: id, act: action });
/** Reports the payer's approval, with the object that PayPal gave the page. */
const reportApproval = ({ browser }: Person, id: string, overrides: object = {}) =>
  browser.post('user/point/buy', {
    pay_id: 3,
    id,
    status: 'COMPLETED',
    purchase_units: [{ amount: '1' }],
    ...overrides,
  });

/** Returns a member with an approved order. */
const approved = async (action = 'approve') => {
  const member = await wallet.harness.shop.person();
  const { id } = (await order(member)).body;
  await approve(id, action);
  const { id: paymentId } = await wallet.harness.paymentOf(member);
  return { member, id, paymentId };
};
const expectPaidOnce = async (member: Person, paymentId: string) => {
  expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  expect(await wallet.capturedFor(paymentId)).toBe(3000);
  const { history } = await wallet.harness.paymentOf(member);
  expect(history!.filter(({ type }) => type === 'PaymentConfirmed')).toHaveLength(1);
};
const noticeOf = async (paymentId: string, type: string) =>
  wallet.advanceUntil(`${type} of ${paymentId}`, async () =>
    wallet.sandbox.shop.about(paymentId).find(({ body }) => JSON.parse(body).event_type === type),
  );

describe('a payment by PayPal', () => {
  it('creates the order, and credits points once after the payer approves', async () => {
    const member = await wallet.harness.shop.person();
    const config = (await member.browser.get('user/pay_config')).body.detail.paypal;
    const { PAYPAL_JS_URL, PAYPAL_CLIENT_ID } = wallet.sandbox.environment;
    expect(config).toEqual({ js_url: PAYPAL_JS_URL, client_id: PAYPAL_CLIENT_ID });
    const { body } = await order(member);
    expect(body).toMatchObject({ state: 200, id: expect.stringMatching(/^[A-Z0-9]{17}$/) });
    expect((await member.browser.get('user/point/end')).body.result).toBe('2');
    const listed = (await member.browser.get('user/payment/list')).body.list;
    expect(listed).toMatchObject([{ pay_id: '3', state: 'open', url: expect.stringContaining(`token=${body.id}`) }]);

    await approve(body.id);
    expect((await reportApproval(member, body.id, { pack_id: 'pack-1' })).body).toMatchObject(DONE);
    const { id: paymentId, history } = await wallet.harness.paymentOf(member);
    await expectPaidOnce(member, paymentId);
    expect(history!.map(({ type }) => type)).toEqual([
      ...['PaymentRequested', 'ProviderAsked', 'ProviderAnswered', 'MemberSentOn'],
      ...['ProviderAsked', 'ProviderAnswered', 'PaymentConfirmed'],
    ]);
    expect((await member.browser.get('user/point/end')).body).toMatchObject({ result: '1', pack_id: 'pack-1' });

    expect((await reportApproval(member, body.id)).body).toMatchObject(DONE);
    await expectPaidOnce(member, paymentId);
  });

  it('uses the course that the session viewed, unless another is named', async () => {
    const member = await wallet.harness.shop.person();
    expect((await order(member, { point_price_id: undefined })).body.errors).toHaveProperty('point_price_id');
    await member.browser.get(`user/point_price/detail/${wallet.harness.course}`);
    expect((await order(member, { point_price_id: undefined })).body.state).toBe(200);
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ yen: 3000 });
  });

  it('rejects an order of another member, and an unknown one', async () => {
    const { member, id, paymentId } = await approved();
    const stranger = await wallet.harness.shop.person();
    expect((await reportApproval(stranger, id)).body).toMatchObject({ state: 200, result: '0' });
    expect((await reportApproval(member, 'NONE')).body).toMatchObject({ state: 200, result: '0' });
    expect((await reportApproval(member, '../../x')).body).toMatchObject({ state: 200, result: '0' });
    expect((await member.browser.post('user/point/buy', { pay_id: 3, id: {} })).body.state).toBe(400);
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect(await wallet.harness.balanceOf(stranger)).toEqual(NOTHING);
    expect((await reportApproval(member, id)).body.result).toBe('1');
    await expectPaidOnce(member, paymentId);
  });

  it('captures nothing without approval or after a decline, and allows the same order again', async () => {
    const member = await wallet.harness.shop.person();
    const { id } = (await order(member)).body;
    expect((await reportApproval(member, id)).body).toMatchObject({ state: 200, result: '0' });
    await approve(id, 'decline');
    expect((await reportApproval(member, id)).body).toMatchObject({ state: 200, result: '0' });
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
    await approve(id);
    expect((await reportApproval(member, id)).body.result).toBe('1');
    await expectPaidOnce(member, (await wallet.harness.paymentOf(member)).id);
  });

  it.each([
    ['pending-completed', 'paid', BOUGHT],
    ['pending-denied', 'failed', NOTHING],
  ])('handles money that PayPal holds (%s): %s, once it is decided', async (action, status, balance) => {
    const { member, id, paymentId } = await approved(action);
    expect((await reportApproval(member, id)).body).toMatchObject(DONE);
    expect((await member.browser.get('user/point/end')).body.result).toBe('2');
    await wallet.advanceUntil('it is decided', async () => (await wallet.statusOf(member)) === status);
    expect(await wallet.harness.balanceOf(member)).toEqual(balance);
    expect(await wallet.capturedFor(paymentId)).toBe(status === 'paid' ? 3000 : 0);
  });

  it('credits money once that the page itself has captured', async () => {
    const { member, id, paymentId } = await approved();
    await wallet.sandbox.ask('POST', `/paypal/sdk/orders/${id}/capture`, '{}', { 'content-type': 'application/json' });
    const responses = await Promise.all([reportApproval(member, id), member.browser.twin().get('user/point/end')]);
    expect(responses[0].body).toMatchObject(DONE);
    await expectPaidOnce(member, paymentId);
  });
});

describe('faults on the way to PayPal', () => {
  it.each(faultsOf(['create-order']))('create an order ($call, $when, $kind) once', async (fault) => {
    const member = await wallet.harness.shop.person();
    await wallet.fail(fault);
    const { body } = await wallet.advanceDuring(order(member));
    expect(body).toMatchObject({ state: 200 });
    await approve(body.id);
    expect((await reportApproval(member, body.id)).body).toMatchObject(DONE);
    await expectPaidOnce(member, (await wallet.harness.paymentOf(member)).id);
  });

  it.each(faultsOf(['get-order', 'capture']))('capture money ($call, $when, $kind) once', async (fault) => {
    const { member, id, paymentId } = await approved();
    await wallet.fail(fault);
    expect((await wallet.advanceDuring(reportApproval(member, id))).body).toMatchObject(DONE);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
  });

  it('find a capture without any response', async () => {
    const { member, id, paymentId } = await approved('lost-answer');
    expect((await wallet.advanceDuring(reportApproval(member, id))).body).toMatchObject(DONE);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
  });

  it('send no call without a token, and replace a revoked one', async () => {
    const { member, id, paymentId } = await approved();
    // Only the sandbox's clock moves: its token expires earlier than the shop expects.
    await wallet.sandbox.control('/clock', { ahead_ms: 20 * 3_600_000 });
    await wallet.fail({ call: 'token', when: 'before', kind: '500' });
    expect((await wallet.advanceDuring(reportApproval(member, id))).body).toMatchObject(DONE);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
  });

  it('capture money after the webhook of an approval if the browser never returns', async () => {
    const { member, paymentId } = await approved();
    expect(await wallet.deliver(await noticeOf(paymentId, 'CHECKOUT.ORDER.APPROVED'))).toBe(200);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
  });

  it('query by themselves without browser and webhook', async () => {
    const { member, paymentId } = await approved();
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid', 5000);
    await expectPaidOnce(member, paymentId);
  });

  it('capture nothing for an approval after the due time', async () => {
    const member = await wallet.harness.shop.person();
    const { id } = (await order(member)).body;
    const { id: paymentId } = await wallet.harness.paymentOf(member);
    await wallet.advanceUntil('it has expired', async () => (await wallet.statusOf(member)) === 'expired', 120_000);
    await approve(id);
    expect((await reportApproval(member, id)).body).toMatchObject({ state: 200, result: '0' });
    expect(await wallet.capturedFor(paymentId)).toBe(0);
  });
});

describe('webhooks of PayPal', () => {
  it('credit once if they arrive concurrently or repeatedly', async () => {
    const { member, id, paymentId } = await approved('early-notice');
    const early = await noticeOf(paymentId, 'CHECKOUT.ORDER.APPROVED');
    const [, response, ...statuses] = await Promise.all([
      wallet.deliver(early),
      reportApproval(member, id),
      wallet.deliver(early),
      wallet.deliver(early),
    ]);
    expect(response.body).toMatchObject(DONE);
    expect(statuses).toEqual([200, 200]);
    const paid = await noticeOf(paymentId, 'PAYMENT.CAPTURE.COMPLETED');
    expect([await wallet.deliver(paid), await wallet.deliver(paid)]).toEqual([200, 200]);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
    expect((await wallet.harness.paymentOf(member)).alarms).toEqual([]);
  });

  it('get rejected without effect if they are forged, stale, or of another webhook id', async () => {
    const { member, paymentId } = await approved();
    const notice = await noticeOf(paymentId, 'CHECKOUT.ORDER.APPROVED');
    const url = String(notice.headers['paypal-cert-url']);
    const changes: Parameters<WalletHarness['deliver']>[1][] = [
      { body: notice.body.replace('3000', '300') },
      { headers: { 'paypal-transmission-id': 'other' } },
      { headers: { 'paypal-transmission-time': '2020-01-01T00:00:00Z' } },
      { headers: { 'paypal-cert-url': url.replace('127.0.0.1', 'localhost') } },
      { headers: { 'paypal-cert-url': 'http://169.254.169.254/latest' } },
      { headers: { 'paypal-auth-algo': 'none' } },
      { headers: { 'paypal-transmission-sig': 'AAAA' } },
    ];
    for (const change of changes) expect(await wallet.deliver(notice, change)).toBe(403);
    const { rows } = await wallet.harness.shop.pool.query('select from payments.notices where payment_id = $1', [
      paymentId,
    ]);
    expect(rows).toHaveLength(0);
    expect(await wallet.statusOf(member)).toBe('sent-on');
  });

  it('get saved without credit if their payment is unknown', async () => {
    const unit = { custom_id: newId(new Date()), amount: { currency_code: 'JPY', value: '3000' } };
    const json = JSON.stringify({ intent: 'CAPTURE', purchase_units: [unit] });
    const made = await wallet.sandbox.ask('POST', '/paypal/sdk/orders', json, { 'content-type': 'application/json' });
    await approve(made.json<{ id: string }>().id);
    expect(await wallet.deliver(await noticeOf(unit.custom_id, 'CHECKOUT.ORDER.APPROVED'))).toBe(200);
    const text = 'select joined_at from payments.notices where payment_id = $1';
    const { rows } = await wallet.harness.shop.pool.query(text, [unit.custom_id]);
    expect(rows).toEqual([{ joined_at: null }]);
    expect(await wallet.capturedFor(unit.custom_id)).toBe(0);
  });
});

describe('a different amount', () => {
  /** Changes the amount at PayPal. */
  const swapped = async (action: 'approved' | 'captured') => {
    const member = await wallet.harness.shop.person();
    await order(member);
    const { id: paymentId } = await wallet.harness.paymentOf(member);
    const unit = { custom_id: paymentId, amount: { currency_code: 'JPY', value: '100' } };
    const json = JSON.stringify({ intent: 'CAPTURE', purchase_units: [unit] });
    const post = (path: string) =>
      wallet.sandbox.ask('POST', `/paypal/sdk/orders${path}`, json, { 'content-type': 'application/json' });
    const { id } = (await post('')).json<{ id: string }>();
    const text = 'update payments.payments set order_ref = $1 where payment_id = $2';
    await wallet.harness.shop.pool.query(text, [id, paymentId]);
    await approve(id);
    if (action === 'captured') await post(`/${id}/capture`);
    return { member, id, paymentId };
  };

  it.each(['approved', 'captured'] as const)('raises the alarm and credits nothing (%s)', async (action) => {
    const { member, paymentId } = await swapped(action);
    expect((await member.browser.post('user/point/append', { token: paymentId })).body.result).toBe('2');
    const payment = await wallet.harness.paymentOf(member);
    expect(payment).toMatchObject({ status: 'sent-on', alarms: ['other-amount'] });
    expect(payment.calls!.map(({ kind }) => kind)).not.toContain('capture');
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
    expect(await wallet.capturedFor(paymentId)).toBe(action === 'captured' ? 100 : 0);
  });

  it('remains uncaptured even if the shop has requested the capture', async () => {
    const { id, paymentId } = await swapped('approved');
    const provider = wallet.harness.shop.app.get(PaymentProviders).find('paypal')!;
    const known = { paymentId, method: 'paypal', yen: yen(3000), orderRef: id } as const;
    expect(await provider.capture(known, 'call', 'interactive')).toMatchObject({
      outcome: 'answered',
      status: { state: 'approved', yen: 100 },
    });
    expect(await wallet.capturedFor(paymentId)).toBe(0);
  });
});

/** Returns a member who has paid by PayPal. */
const paid = async () => {
  const { member, id, paymentId } = await approved();
  expect((await reportApproval(member, id)).body).toMatchObject(DONE);
  await expectPaidOnce(member, paymentId);
  return { member, paymentId };
};

describe('a refund by PayPal', () => {
  it('can be made in parts, and takes their points', async () => {
    const { member, paymentId } = await paid();
    await wallet.advanceDuring(wallet.refund(paymentId, 1000));
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 1000, owed_yen: 0 });
    expect(await wallet.capturedFor(paymentId)).toBe(2000);
    await wallet.advanceDuring(wallet.refund(paymentId, 2000));
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 3000, status: 'paid' });
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });

  it.each(faultsOf(['refund']))('refunds once ($call, $when, $kind)', async (fault) => {
    const { member, paymentId } = await paid();
    await wallet.fail(fault);
    await wallet.advanceDuring(wallet.refund(paymentId, 1000));
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 1000 });
    expect(await wallet.capturedFor(paymentId)).toBe(2000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  });

  it('leaves the points if PayPal refuses it', async () => {
    const { member, paymentId } = await paid();
    await wallet.sandbox.control('/chargebacks', { order: paymentId });
    await wallet.advanceDuring(wallet.refund(paymentId, 1000));
    const payment = await wallet.waitForRefund(member);
    expect(payment).toMatchObject({ refunded_yen: 0 });
    expect(payment.history!.filter(({ type }) => type === 'RefundFailed')).toHaveLength(1);
    expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  });
});

describe('a dispute reported by PayPal', () => {
  /** Disputes a payment, and repeats the provider's webhook. */
  const disputed = async () => {
    const { member, paymentId } = await paid();
    await wallet.sandbox.control('/chargebacks', { order: paymentId });
    const notice = await noticeOf(paymentId, 'CUSTOMER.DISPUTE.CREATED');
    const caseId = JSON.parse(notice.body).resource.dispute_id as string;
    const statuses = [await wallet.deliver(notice), await wallet.deliver(notice)];
    expect(statuses).toEqual([200, 200]);
    return { member, paymentId, caseId };
  };

  it('raises an alarm with the case, and takes nothing until an operator has recorded it', async () => {
    const { member, paymentId, caseId } = await disputed();
    const payment = await wallet.harness.paymentOf(member);
    expect(payment).toMatchObject({ alarms: ['dispute'], dispute_case: caseId, disputed_yen: 0 });
    expect(payment.history!.filter(({ type }) => type === 'DisputeNoticed')).toMatchObject([
      { by: 'provider', details: { caseId, stage: 'opened' } },
    ]);
    expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);

    await wallet.harness.advanceDays(0);
    const recorded = await wallet.harness.owner.post(`payments/${paymentId}/charge-back`, { reason: caseId });
    expect(recorded.body).toMatchObject({ alarms: ['chargeback'], dispute_case: caseId, disputed_yen: 3000 });
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });

  it('can be closed if it needs no chargeback', async () => {
    const { member, paymentId } = await disputed();
    await wallet.harness.advanceDays(0);
    const close = { reason: 'withdrawn by the payer', alarm: 'dispute' };
    expect((await wallet.harness.owner.post(`payments/${paymentId}/close-alarm`, close)).body.alarms).toEqual([]);
    expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  });
});
