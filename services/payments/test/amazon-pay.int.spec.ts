import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { faultsOf, KINDS, WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;

beforeAll(async () => {
  wallet = await WalletHarness.open('amazonpay');
});
afterAll(() => wallet?.close());

const BOUGHT = { point: 3060, coin: 2 };
const NOTHING = { point: 0, coin: 0 };

const sessionIn = (location: string): string => new URL(location).searchParams.get('amazonCheckoutSessionId')!;

/** Opens a session: the member presses Amazon's button, chooses a card, and Amazon returns them. */
const begin = async (member: Person, card = '1111') => {
  const back = await wallet.chooseAtAmazon(member, card, '');
  expect(back).toContain(`/confirm-buy-point?pointPriceId=${wallet.harness.course}`);
  return sessionIn(back);
};
const buy = (member: Person, amazonCheckoutSessionId: string) =>
  wallet.harness.buy(member, { pay_id: '5', amazonCheckoutSessionId });
const complete = ({ browser }: Person, session: string) =>
  browser.get(`user/complete_checkout_session?amazonCheckoutSessionId=${session}`);

/** Returns a member who has approved at Amazon, before the return to the shop. */
const agreed = async (card = '1111') => {
  const member = await wallet.harness.shop.person();
  const session = await begin(member, card);
  const { body } = await buy(member, session);
  const back = await wallet.sandbox.get(body.url);
  expect(new URL(String(back.headers.get('location'))).pathname).toBe('/amazon-pay-redirect');
  const { id: paymentId } = await wallet.harness.paymentOf(member);
  return { member, session, paymentId };
};
const expectPaidOnce = async (member: Person, paymentId: string) => {
  expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  expect(await wallet.capturedFor(paymentId)).toBe(3000);
  const { history } = await wallet.harness.paymentOf(member);
  expect(history!.filter(({ type }) => type === 'PaymentConfirmed')).toHaveLength(1);
};
const fingerprintsOf = async (paymentId: string): Promise<readonly string[] | null | undefined> => {
  const text = 'select payer_fingerprints as kept from payments.details where payment_id = $1';
  return (await wallet.harness.shop.pool.query(text, [paymentId])).rows[0]?.kept;
};
const chargeNotice = async (paymentId: string) => {
  const order = await wallet.advanceUntil('there is a charge', async () => wallet.sandbox.order(paymentId));
  return wallet.advanceUntil('the webhook was sent', async () => wallet.sandbox.shop.about(order.reference)[0]);
};

describe('a payment by Amazon Pay', () => {
  it('credits points once after the member approves and returns', async () => {
    const { member, session, paymentId } = await agreed();
    expect((await member.browser.get('user/point/end')).body.result).toBe('2');
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect((await complete(member, session)).body).toMatchObject({ state: 200, result: '1' });
    await expectPaidOnce(member, paymentId);
    expect((await member.browser.get('user/point/end')).body.result).toBe('1');
    expect((await complete(member, session)).body).toMatchObject({ state: 200, result: '1' });
    await expectPaidOnce(member, paymentId);
  });

  it('stores the paying account only with the payment, and does not restore it after erasure', async () => {
    const { member, session, paymentId } = await agreed();
    expect(await fingerprintsOf(paymentId)).toBeNull();
    await complete(member, session);
    expect(await fingerprintsOf(paymentId)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    const calls = wallet.harness.shop.app.get(ProviderCalls);
    await wallet.harness.shop.pool.query('delete from payments.details where payment_id = $1', [paymentId]);
    expect(await calls.waitForEnd(await calls.requestQuery(paymentId, 'operator', true))).toBe(true);
    expect(await fingerprintsOf(paymentId)).toBeUndefined();
  });

  it.each([...KINDS])('credits the points if the payer is unknown (%s)', async (kind) => {
    const { member, session, paymentId } = await agreed();
    await wallet.fail({ call: 'get-permission', when: 'before', kind });
    expect((await wallet.advanceDuring(complete(member, session))).body.result).toBe('1');
    await expectPaidOnce(member, paymentId);
    expect(await fingerprintsOf(paymentId)).toBeNull();
  });

  it('binds a session to one payment, and to the member who opened it', async () => {
    const { member, session, paymentId } = await agreed();
    const stranger = await wallet.harness.shop.person();
    expect((await complete(stranger, session)).status).toBe(404);
    expect((await complete(member, 'none')).status).toBe(404);
    for (const one of [stranger, member])
      expect((await buy(one, session)).body.errors).toEqual({ pay_id: [expect.stringContaining('使用済み')] });
    expect((await wallet.harness.buy(member, { pay_id: '5' })).body.errors).toHaveProperty('amazonCheckoutSessionId');
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect((await complete(member, session)).body.result).toBe('1');
    await expectPaidOnce(member, paymentId);
  });

  it('makes one payment of a session sent twice at once', async () => {
    const member = await wallet.harness.shop.person();
    const [session, pairs] = [
      await begin(member),
      [await member.browser.freshPair(), await member.browser.freshPair()],
    ];
    const fields = { point_price_id: wallet.harness.course, pay_id: '5', amazonCheckoutSessionId: session };
    const responses = await Promise.all(
      pairs.map((pair) => member.browser.twin().postWith(pair, 'user/point/buy', fields)),
    );
    expect(responses.map(({ body }) => body.state).sort()).toEqual([200, 400]);
    expect((await member.browser.get('user/payment/list')).body.list).toHaveLength(1);
  });

  it('rejects a session unknown to Amazon, and nothing is paid', async () => {
    const member = await wallet.harness.shop.person();
    expect((await buy(member, 'made-up-session')).body).toMatchObject({ state: 200, result: '0' });
    expect(await wallet.harness.paymentOf(member)).toMatchObject({
      status: 'failed',
      failure_code: 'ResourceNotFound',
    });
  });

  it('allows a payer who has not returned from Amazon to go there again', async () => {
    const member = await wallet.harness.shop.person();
    const session = await begin(member);
    const { url } = (await buy(member, session)).body;
    expect((await complete(member, session)).body).toMatchObject({ state: 200, result: '0' });
    expect((await member.browser.get('user/payment/list')).body.list).toMatchObject([{ state: 'open', url }]);
    await wallet.sandbox.get(url);
    expect((await complete(member, session)).body.result).toBe('1');
    await expectPaidOnce(member, (await wallet.harness.paymentOf(member)).id);
  });

  it.each([
    ['3064', 'BuyerCanceled'],
    ['3434', 'Declined'],
  ])('ends a payment with card %s in %s, and nothing is paid', async (card, failure_code) => {
    const { member, session } = await agreed(card);
    expect((await complete(member, session)).body).toMatchObject({ state: 200, result: '0' });
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ status: 'failed', failure_code });
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
  });

  it('credits a pending charge once it is captured', async () => {
    const { member, session, paymentId } = await agreed('0701');
    expect((await complete(member, session)).body.result).toBe('2');
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await expectPaidOnce(member, paymentId);
  });
});

describe('faults on the way to Amazon', () => {
  it.each(faultsOf(['update-session']))('creates an order ($call, $when, $kind) once', async (fault) => {
    const member = await wallet.harness.shop.person();
    const session = await begin(member);
    await wallet.fail(fault);
    const { body } = await wallet.advanceDuring(buy(member, session));
    expect(body).toMatchObject({ state: 200, result: '1', url: expect.stringContaining('/amazonpay/checkout/') });
    await wallet.sandbox.get(body.url);
    expect((await complete(member, session)).body.result).toBe('1');
    await expectPaidOnce(member, (await wallet.harness.paymentOf(member)).id);
  });

  it.each(faultsOf(['get-session', 'complete-session', 'get-charge']))(
    'captures money ($call, $when, $kind) once',
    async (fault) => {
      const { member, session, paymentId } = await agreed();
      await wallet.fail(fault);
      await wallet.advanceDuring(complete(member, session));
      await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
      await expectPaidOnce(member, paymentId);
    },
  );

  it('captures nothing from a member who approves and never returns', async () => {
    const { member, paymentId } = await agreed();
    await wallet.advanceUntil('it has expired', async () => (await wallet.statusOf(member)) === 'expired', 120_000);
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
  });
});

describe('webhooks of Amazon', () => {
  it('credit once if they arrive concurrently or repeatedly', async () => {
    const { member, session, paymentId } = await agreed('0701');
    await complete(member, session);
    const notice = await chargeNotice(paymentId);
    const statuses = await Promise.all([wallet.deliver(notice), wallet.deliver(notice), complete(member, session)]);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    expect(await wallet.deliver(notice)).toBe(200);
    await expectPaidOnce(member, paymentId);
    expect((await wallet.harness.paymentOf(member)).alarms).toEqual([]);
  });

  it('get rejected if they are forged, stale, or of another topic', async () => {
    const { member, session, paymentId } = await agreed();
    await complete(member, session);
    const notice = await chargeNotice(paymentId);
    const envelope = JSON.parse(notice.body) as Record<string, string>;
    const changes: Record<string, string>[] = [
      { Message: envelope.Message!.replace('CHARGE', 'REFUND') },
      { MessageId: 'other' },
      { Timestamp: '2020-01-01T00:00:00.000Z' },
      { TopicArn: 'arn:aws:sns:eu-west-1:1:other' },
      { SigningCertURL: envelope.SigningCertURL!.replace('127.0.0.1', 'localhost') },
      { SigningCertURL: 'http://169.254.169.254/x.pem' },
      { SignatureVersion: '3' },
      { Type: 'SubscriptionConfirmation' },
    ];
    for (const change of changes)
      expect(await wallet.deliver(notice, { body: JSON.stringify({ ...envelope, ...change }) })).toBe(403);
    expect(await wallet.deliver(notice, { body: 'nonsense' })).toBe(403);
    const { rows } = await wallet.harness.shop.pool.query('select from payments.notices where payment_id = $1', [
      paymentId,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('get accepted at the next attempt if Amazon was silent', async () => {
    const { member, session, paymentId } = await agreed();
    await complete(member, session);
    const notice = await chargeNotice(paymentId);
    await wallet.fail({ call: 'get-charge', when: 'before', kind: '500' });
    expect([await wallet.deliver(notice), await wallet.deliver(notice)]).toEqual([500, 200]);
    await expectPaidOnce(member, paymentId);
  });
});

/** Returns a member who has paid by Amazon Pay. */
const paid = async () => {
  const { member, session, paymentId } = await agreed();
  expect((await complete(member, session)).body).toMatchObject({ result: '1' });
  await expectPaidOnce(member, paymentId);
  return { member, paymentId };
};

describe('a refund by Amazon Pay', () => {
  it('stays under way until Amazon confirms it', async () => {
    const { member, paymentId } = await paid();
    const refund = wallet.refund(paymentId, 1000);
    await wallet.advanceUntil(
      'it is under way',
      async () => (await wallet.harness.paymentOf(member)).refunding_yen === 1000,
      0,
    );
    await wallet.advanceDuring(refund);
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 1000, owed_yen: 0 });
    expect(await wallet.capturedFor(paymentId)).toBe(2000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  });

  it.each(faultsOf(['create-refund', 'get-refund']))('refunds once ($call, $when, $kind)', async (fault) => {
    const { member, paymentId } = await paid();
    await wallet.fail(fault);
    await wallet.advanceDuring(wallet.refund(paymentId, 3000));
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 3000 });
    expect(await wallet.capturedFor(paymentId)).toBe(0);
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });

  it('leaves the points if Amazon refuses it', async () => {
    const { member, paymentId } = await paid();
    await wallet.sandbox.control('/chargebacks', { order: paymentId });
    await wallet.advanceDuring(wallet.refund(paymentId, 1000));
    const payment = await wallet.waitForRefund(member);
    expect(payment).toMatchObject({ refunded_yen: 0 });
    expect(payment.history!.filter(({ type }) => type === 'RefundFailed')).toHaveLength(1);
    expect(await wallet.harness.balanceOf(member)).toEqual(BOUGHT);
  });
});

describe('a dispute reported by Amazon Pay', () => {
  /** Disputes a payment, and repeats the provider's webhook. */
  const disputed = async () => {
    const { member, paymentId } = await paid();
    await wallet.sandbox.control('/chargebacks', { order: paymentId });
    const { reference } = (await wallet.sandbox.order(paymentId))!;
    const notice = await wallet.advanceUntil('the webhook was sent', async () =>
      wallet.sandbox.shop.about(reference).find(({ body }) => body.includes('CHARGEBACK')),
    );
    const caseId = JSON.parse(JSON.parse(notice.body).Message).ChargePermissionId as string;
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
