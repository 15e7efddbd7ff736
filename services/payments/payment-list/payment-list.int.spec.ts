import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIELDS, PaymentHarness } from '../test/payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open();
});
afterAll(() => harness?.close());

const detailOf = async (browser: Awaited<ReturnType<typeof harness.shop.person>>['browser'], id: string) =>
  browser.get(`user/payment/detail/${id}`);

describe('a member’s own payment', () => {
  it('contains its points, and no payment day until it is paid', async () => {
    const member = await harness.shop.person();
    await harness.buy(member, FIELDS.transfer);
    const { id } = (await member.browser.get('user/payment/list')).body.list[0];
    const { status, body } = await detailOf(member.browser, id);
    expect(status).toBe(200);
    expect(body.detail).toMatchObject({
      id,
      pay_id: '4',
      money: 3000,
      point: 3060,
      bonus_point: 60,
      state: 'open',
      paid_at: null,
      url: `/bank-transfer-information?paymentId=${id}`,
    });
  });

  it('hides it from other members and visitors', async () => {
    const [member, other] = [await harness.shop.person(), await harness.shop.person()];
    await harness.buy(member, FIELDS.transfer);
    const { id } = (await member.browser.get('user/payment/list')).body.list[0];
    expect((await detailOf(other.browser, id)).status).toBe(404);
    expect((await detailOf(member.browser, 'nothing')).status).toBe(404);
    expect((await harness.shop.visitorGet(`user/payment/detail/${id}`)).status).toBe(401);
  });
});
