import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ConsoleResponse, runWithApproval, signInAs } from '../../../test/support/console.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

const reason = '二重のお支払い';
const NEEDS_TWO = { status: 400, fields: ['approval'] };

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true });
  await setting('four-eyes-yen', 2000);
});
afterAll(() => harness?.close());

const setting = (name: string, value: number) => harness.owner.post(`settings/${name}/change`, { reason, value });
const command = (id: string, name: string, body: object) =>
  harness.owner.post(`payments/${id}/${name}`, { reason, ...body });
const refund = (id: string, yen: number, overrides: object = {}) => command(id, 'refund', { yen, ...overrides });
const fieldsOf = ({ status, body }: ConsoleResponse) => ({ status, fields: Object.keys(body.errors) });
const newest = async () => (await harness.owner.get('approvals?range=[0,0]')).body[0];
/** Creates a paid payment of 3,000 yen. */
const paid = async (): Promise<[Person, string]> => {
  const member = await harness.shop.person();
  const { body } = await harness.buy(member, FIELDS.store);
  harness.provider.pay(body.payment_id);
  await command(body.payment_id, 'check', {});
  return [member, body.payment_id];
};
const transferred = async (): Promise<string> => {
  const member = await harness.shop.person();
  await harness.buy(member, FIELDS.transfer);
  return (await harness.paymentOf(member)).id;
};
const received = () => ({ yen: 3000, received_at: harness.shop.clock.now().toISOString() });

describe('a refund above the limit', () => {
  it('waits for another operator, changes nothing before the approval, and names both', async () => {
    const [member, id] = await paid();
    expect(fieldsOf(await refund(id, 2001))).toEqual(NEEDS_TWO);
    expect(await harness.balanceOf(member)).toMatchObject({ point: 3060 });
    expect(await newest()).toMatchObject({
      ...{ command: 'refund', resource: 'payments', resource_id: id, state: 'waiting' },
      ...{ subject_name: expect.stringMatching(/^3000円/), subject_name_en: expect.stringMatching(/^¥3000/) },
      ...{ worth: 2001, unit: 'yen', request: { yen: 2001 }, reason, by_hand: false },
    });
    const { body } = await runWithApproval(harness.shop, () => refund(id, 2001));
    expect(body).toMatchObject({ refunding_yen: 2001 });
    const { body: entries } = await harness.owner.get(
      `audit-trail?filter={"subject":"payments/${id}","command":"refund"}`,
    );
    expect(entries.map((entry: Record<string, unknown>) => [entry.outcome, entry.approved_by_name])).toEqual([
      ['done', 'Finance'],
      ['NeedsApproval', null],
      ['NeedsApproval', null],
    ]);
  });

  it('rejects an approval for another amount, or for spent points that were not requested', async () => {
    const [, id] = await paid();
    await refund(id, 2500);
    const finance = await signInAs(harness.shop, 'finance');
    expect((await finance.post(`approvals/${(await newest()).id}/approve`, { reason })).status).toBe(200);
    for (const overrides of [{ yen: 2600 }, { spent_too: true }])
      expect(fieldsOf(await refund(id, 2500, overrides))).toEqual(NEEDS_TWO);
  });

  it('needs one operator up to the limit', async () => {
    const [, id] = await paid();
    expect((await refund(id, 2000)).body).toMatchObject({ refunding_yen: 2000 });
  });
});

describe('an operator’s daily cap', () => {
  it('stops refunds at the cap, shows the rest, and continues with a second operator', async () => {
    await setting('daily-refunds', 4500);
    const [[, one], [, other]] = [await paid(), await paid()];
    expect((await refund(one, 2000)).status).toBe(200);
    expect((await refund(other, 501)).body.errors).toEqual({
      yen: ['1日に返金できる上限を超えます。本日あと500円まで返金できます。'],
    });
    expect((await runWithApproval(harness.shop, () => refund(other, 2500))).status).toBe(200);
    const [, last] = await paid();
    expect((await refund(last, 500)).status).toBe(200);
  });

  it('includes money that an operator alone reports as received', async () => {
    expect(fieldsOf(await command(await transferred(), 'confirm-deposit', received()))).toEqual(NEEDS_TWO);
    await runWithApproval(harness.shop, () => setting('four-eyes-yen', 3000));
    await setting('daily-receipts', 7000);
    const [one, other, last] = [await transferred(), await transferred(), await transferred()];
    for (const id of [one, other]) expect((await command(id, 'confirm-deposit', received())).status).toBe(200);
    expect(fieldsOf(await command(last, 'confirm-deposit', received()))).toEqual({ status: 400, fields: ['yen'] });
  });

  it('includes debts that an operator alone settles; above the limit another must approve', async () => {
    await setting('four-eyes-yen', 500);
    const [member, id] = await paid();
    await harness.shop.openBox('spends', { pricePoint: 3000, prizes: [buildPrize('only', 2, 5)] });
    expect((await member.browser.post('user/pack/buy', { pack_id: 'spends', count: 1 })).body.result).toBe('1');
    expect(
      (await runWithApproval(harness.shop, () => refund(id, 3000, { spent_too: true }))).body.owed_yen,
    ).toBeGreaterThan(2000);
    await command(id, 'confirm-refund', { sent_at: harness.shop.clock.now().toISOString() });
    const settle = (yen: number) => command(id, 'settle-debt', { yen, by: 'transfer' });
    expect(fieldsOf(await settle(501))).toEqual(NEEDS_TWO);
    for (let i = 0; i < 2; i++) expect((await settle(500)).status).toBe(200);
    // Two transfers and two debts make up the 7,000 yen of the day.
    expect((await settle(1)).body.errors).toHaveProperty('yen');
    expect((await runWithApproval(harness.shop, () => settle(501))).status).toBe(200);
  });
});
