import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;

beforeAll(async () => {
  wallet = await WalletHarness.open('paypal');
});
afterAll(() => wallet?.close());

const DAY_MS = 86_400_000;
const NOTHING = { point: 0, coin: 0 };
const order = ({ browser }: Person) => browser.post('user/paypal/order', { point_price_id: wallet.harness.course });
const approve = (token: string, action = 'approve') =>
  wallet.sandbox.submit('/paypal/checkoutnow', { token, act: action });
const reportApproval = ({ browser }: Person, id: string) => browser.post('user/point/buy', { pay_id: 3, id });
const atProvider = (paymentId: string, action: string, body: object = {}) =>
  wallet.sandbox.control(`/orders/${paymentId}/${action}`, body);

const approved = async (action = 'approve') => {
  const member = await wallet.harness.shop.person();
  const { id } = (await order(member)).body;
  await approve(id, action);
  return { member, id, paymentId: (await wallet.harness.paymentOf(member)).id };
};
const paid = async () => {
  const bought = await approved();
  expect((await reportApproval(bought.member, bought.id)).body.result).toBe('1');
  return bought;
};
/** Moves the clock by days, runs the queries, and keeps everybody logged in. */
const later = async (days: number) => {
  await wallet.harness.shop.pool.query("update http.sessions set expires_at = expires_at + interval '90 days'");
  let hasPassed = false;
  await wallet.advanceUntil(
    'days go by',
    async () => {
      const isOver = hasPassed;
      hasPassed = true;
      return isOver;
    },
    days * DAY_MS,
  );
  await wallet.harness.advanceDays(0);
};
const check = async (paymentId: string) => {
  await wallet.harness.advanceDays(0);
  return (await wallet.harness.owner.post(`payments/${paymentId}/check`, { reason: 'look' })).body;
};
const noticeOf = (paymentId: string, type: string) =>
  wallet.advanceUntil(`${type} of ${paymentId}`, async () =>
    wallet.sandbox.shop.about(paymentId).find(({ body }) => JSON.parse(body).event_type === type),
  );
const listed = async ({ browser }: Person) => (await browser.get('user/payment/list')).body.list[0];

describe('money returned at the provider', () => {
  it.each([
    [
      'the webhook',
      async (paymentId: string) => void (await wallet.deliver(await noticeOf(paymentId, 'PAYMENT.CAPTURE.REFUNDED'))),
    ],
    ['an operator who checks', async (paymentId: string) => void (await check(paymentId))],
    ['the regular query after a lost webhook', () => later(1)],
  ])('gets found by %s, and its points are taken', async (_, look) => {
    const { member, paymentId } = await paid();
    await atProvider(paymentId, 'refund', { yen: 1000 });
    await look(paymentId);
    const payment = await wallet.advanceUntil('it is booked', async () => {
      const latest = await wallet.harness.paymentOf(member);
      return latest.refunded_yen > 0 && latest;
    });
    expect(payment).toMatchObject({ refunded_yen: 1000, owed_yen: 0, status: 'paid', alarms: [] });
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
    expect(await listed(member)).toMatchObject({ state: 'paid', refunded: 1000 });
    await check(paymentId);
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ refunded_yen: 1000 });
  });

  it('issues no points if it was returned before the shop heard of the payment', async () => {
    const { member, id, paymentId } = await approved('lost-answer');
    const report = reportApproval(member, id);
    await wallet.advanceUntil('it is taken', async () => (await wallet.capturedFor(paymentId)) > 0);
    await atProvider(paymentId, 'refund');
    await wallet.advanceDuring(report);
    await wallet.advanceUntil('it is known', async () => (await wallet.statusOf(member)) === 'paid');
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ refunded_yen: 3000, owed_yen: 0, alarms: [] });
    expect(await wallet.harness.balanceOf(member)).toEqual(NOTHING);
    expect(await listed(member)).toMatchObject({ state: 'refunded', refunded: 3000 });
  });

  it('raises an alarm for a reversal, which ends with the recorded chargeback', async () => {
    const { member, paymentId } = await paid();
    await atProvider(paymentId, 'reverse');
    expect(await check(paymentId)).toMatchObject({ alarms: ['returned'], refunded_yen: 0 });
    const recorded = await wallet.harness.owner.post(`payments/${paymentId}/charge-back`, { reason: 'reversed' });
    expect(recorded.body).toMatchObject({ alarms: ['chargeback'], disputed_yen: 3000 });
    const lost = await wallet.harness.owner.post(`payments/${paymentId}/charge-back-lost`, { reason: 'reversed' });
    expect(lost.body).toMatchObject({ alarms: [], charged_back_yen: 3000 });
    expect(await check(paymentId)).toMatchObject({ alarms: [], owed_yen: 0 });
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });
});

describe('money held by the provider', () => {
  it.each([
    [true, 'paid', 3060],
    [false, 'failed', 0],
  ])('stays under way until PayPal decides (%s)', async (isPaid, status, point) => {
    const { member, id, paymentId } = await approved('echeck');
    expect((await reportApproval(member, id)).body.result).toBe('1');
    await wallet.advanceUntil('it is held', async () => (await wallet.statusOf(member)) === 'held');
    await later(20);
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ status: 'held', alarms: [] });
    const { body } = await member.browser.get('user/point/end');
    expect(body.result).toBe('2');
    expect(await listed(member)).toMatchObject({ state: 'processing', held: '1', url: '' });
    await atProvider(paymentId, 'decide', { paid: isPaid });
    await wallet.advanceUntil('it is decided', async () => (await wallet.statusOf(member)) === status, 3_600_000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(point);
  });

  it('returns an expired payment to being under way', async () => {
    const member = await wallet.harness.shop.person();
    const { id, payment_id: paymentId } = (await order(member)).body;
    const press = { 'content-type': 'application/json' };
    await wallet.advanceUntil('it has expired', async () => (await wallet.statusOf(member)) === 'expired', 120_000);
    await approve(id, 'echeck');
    await wallet.sandbox.ask('POST', `/paypal/sdk/orders/${id}/capture`, '{}', press);
    await check(paymentId);
    expect(await wallet.statusOf(member)).toBe('held');
  });
});

it('sets aside only the disputed part of a payment', async () => {
  const { member, paymentId } = await paid();
  await wallet.sandbox.control('/chargebacks', { order: paymentId, yen: 1000 });
  await wallet.deliver(await noticeOf(paymentId, 'CUSTOMER.DISPUTE.CREATED'));
  expect(await wallet.harness.paymentOf(member)).toMatchObject({ alarms: ['dispute'], dispute_case_yen: 1000 });
  await wallet.harness.advanceDays(0);
  const opened = await wallet.harness.owner.post(`payments/${paymentId}/charge-back`, { reason: 'part', yen: 1000 });
  expect(opened.body).toMatchObject({ disputed_yen: 1000, alarms: ['chargeback'] });
  expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  const lost = await wallet.harness.owner.post(`payments/${paymentId}/charge-back-lost`, { reason: 'part' });
  expect(lost.body).toMatchObject({ disputed_yen: 0, charged_back_yen: 1000, owed_yen: 0 });
  expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  expect(await listed(member)).toMatchObject({ state: 'paid', refunded: 1000 });
});

describe('a dispute decided by PayPal', () => {
  const disputed = async () => {
    const { member, paymentId } = await paid();
    await wallet.sandbox.control('/chargebacks', { order: paymentId });
    await wallet.deliver(await noticeOf(paymentId, 'CUSTOMER.DISPUTE.CREATED'));
    return { member, paymentId };
  };
  const decide = async (paymentId: string, outcome: object) => {
    await wallet.sandbox.control(`/chargebacks/${paymentId}/resolve`, outcome);
    await wallet.deliver(await noticeOf(paymentId, 'CUSTOMER.DISPUTE.RESOLVED'));
  };
  const stepsOf = async (member: Person) =>
    (await wallet.harness.paymentOf(member)).next_steps!.map(({ command, yen }) => [command, yen]);
  const record = async (paymentId: string, command: string, body: object = {}) => {
    await wallet.harness.advanceDays(0);
    return (await wallet.harness.owner.post(`payments/${paymentId}/${command}`, { reason: 'case', ...body })).body;
  };

  it('leads to the chargeback, and to the lost part', async () => {
    const { member, paymentId } = await disputed();
    expect((await stepsOf(member))[0]).toEqual(['charge-back', 3000]);
    await record(paymentId, 'charge-back', { yen: 3000 });
    await decide(paymentId, { won: false, yen: 1000 });
    expect(await stepsOf(member)).toEqual([['charge-back-lost', 1000]]);
    const ended = await record(paymentId, 'charge-back-lost', { yen: 1000 });
    expect(ended).toMatchObject({ disputed_yen: 0, charged_back_yen: 1000, owed_yen: 0, alarms: [], next_steps: [] });
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
    expect(await wallet.capturedFor(paymentId)).toBe(2000);
    expect(await listed(member)).toMatchObject({ state: 'paid', refunded: 1000, disputed: 0 });
  });

  it('needs no attention if the shop wins before it was recorded', async () => {
    const { member, paymentId } = await disputed();
    await decide(paymentId, { won: true });
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ alarms: [], next_steps: [] });
    expect((await wallet.harness.balanceOf(member)).point).toBe(3060);
    expect(await wallet.capturedFor(paymentId)).toBe(3000);
  });
});
