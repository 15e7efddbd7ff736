import { afterEach, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { Merchant } from '../../sandbox/test/veritrans.fixture.js';
import { FIELDS } from './payment-harness.fixture.js';
import { WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;

afterEach(() => wallet?.close());

const DAY_MS = 86_400_000;
const GOOD_CARD = '4111111111111111';
const PENDING_CARD = '4000000000006009';

const append = ({ browser }: Person, token: string) => browser.post('user/point/append', { token });
const idOf = async (member: Person) => (await wallet.harness.paymentOf(member)).id;
const giveBack = (id: string, yen?: number) => wallet.sandbox.control(`/orders/${id}/refund`, yen ? { yen } : {});
/** Moves the clock by days, keeps everybody logged in, and waits until the return is booked. */
const booked = async (member: Person, yen: number) => {
  await wallet.harness.shop.pool.query("update http.sessions set expires_at = expires_at + interval '10 years'");
  const isBooked = async () => (await wallet.harness.paymentOf(member)).refunded_yen === yen;
  await wallet.advanceUntil('it is booked', isBooked, DAY_MS);
};

const orderByCard = async (card: string) => {
  const member = await wallet.harness.shop.person();
  const token = await new Merchant(wallet.sandbox).tokenize(card);
  await wallet.advanceDuring(wallet.harness.buy(member, { ...FIELDS.card, token }));
  const id = await idOf(member);
  await wallet.sandbox.get(`/veritrans/acs/start/${id}`);
  return { member, id };
};

describe('a payment by VeriTrans', () => {
  it('loses its points after a refund in VeriTrans’s console, found by the regular query without a webhook', async () => {
    wallet = await WalletHarness.open('veritrans');
    const { member, id } = await orderByCard(GOOD_CARD);
    expect((await append(member, id)).body.result).toBe('1');
    await giveBack(id, 1000);
    await booked(member, 1000);
    expect((await wallet.harness.paymentOf(member)).alarms).toEqual([]);
  });

  it('issues no points if a card was refunded before the first query', async () => {
    wallet = await WalletHarness.open('veritrans');
    const { member, id } = await orderByCard(GOOD_CARD);
    await giveBack(id);
    await append(member, id);
    expect(await wallet.harness.paymentOf(member)).toMatchObject({ status: 'paid', refunded_yen: 3000, owed_yen: 0 });
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });

  it('stays under way until VeriTrans decides on a card', async () => {
    // VeriTrans decides only after the test has moved its clock.
    wallet = await WalletHarness.open('veritrans', { SANDBOX_PENDING_MS: '600000' });
    const { member, id } = await orderByCard(PENDING_CARD);
    expect((await append(member, id)).body.result).toBe('2');
    expect(await wallet.statusOf(member)).toBe('held');
    await wallet.advanceUntil('it is decided', async () => (await wallet.statusOf(member)) === 'paid', 60_000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(3060);
  });

  it('loses its points if a store’s payment notice is revoked, and spent points are owed', async () => {
    wallet = await WalletHarness.open('veritrans');
    const member = await wallet.harness.shop.person();
    await wallet.advanceDuring(wallet.harness.buy(member, FIELDS.store));
    const id = await idOf(member);
    const { reference } = (await wallet.sandbox.order(id))!;
    await wallet.sandbox.control(`/konbini/${reference}/pay`, {});
    expect((await append(member, id)).body.result).toBe('1');
    await giveBack(id);
    await booked(member, 3000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(0);
  });
});

describe('a payment by Amazon Pay', () => {
  it('loses the points of a partial refund in Amazon’s console, found by the regular query', async () => {
    wallet = await WalletHarness.open('amazonpay');
    const member = await wallet.harness.shop.person();
    const back = await wallet.chooseAtAmazon(member, '1111', 'returned@example.com');
    const session = new URL(back).searchParams.get('amazonCheckoutSessionId')!;
    const { body } = await wallet.harness.buy(member, { pay_id: '5', amazonCheckoutSessionId: session });
    await wallet.sandbox.get(new URL(body.url).pathname + new URL(body.url).search);
    await member.browser.get(`user/complete_checkout_session?amazonCheckoutSessionId=${session}`);
    const id = await idOf(member);
    await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid');
    await giveBack(id, 1000);
    await booked(member, 1000);
    expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
  });
});
