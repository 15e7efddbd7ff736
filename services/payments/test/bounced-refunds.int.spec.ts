import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { FIELDS } from './payment-harness.fixture.js';
import { BALANCED, createPaidPurchase, ledgerOf, type SandboxProvider } from './purchases.fixture.js';
import { WalletHarness } from './wallet-harness.fixture.js';

let wallet: WalletHarness;

afterAll(() => wallet?.close());

const BOUGHT = 3060;
const MINUTE_MS = 60_000;

/** Opens the shop and its sandbox for the following tests. */
const open = async (provider: SandboxProvider, settings: Readonly<Record<string, string>> = {}) => {
  await wallet?.close();
  wallet = await WalletHarness.open(provider, settings);
};

const atProvider = (id: string, action: string, body: object = {}) =>
  wallet.sandbox.control(`/orders/${id}/${action}`, body);
const pointsOf = async (member: Person) => (await wallet.harness.balanceOf(member)).point;
const typesOf = async (member: Person, type: string) =>
  (await wallet.harness.paymentOf(member)).history!.filter((one) => one.type === type);
const isBooked = (member: Person, yen: number) => async () =>
  (await wallet.harness.paymentOf(member)).refunded_yen === yen;

describe.each(['veritrans', 'paypal', 'amazonpay'] as const)(
  'a refund by %s that is reversed after it was made',
  (provider) => {
    beforeAll(() => open(provider));

    it.each([3000, 1000])('returns the points of %d yen through the regular query alone', async (yen) => {
      const { member, id } = await createPaidPurchase(wallet, provider);
      await wallet.advanceDuring(wallet.refund(id, yen));
      expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: yen });
      await atProvider(id, 'bounce-refund');
      await wallet.advanceUntil('it is seen', isBooked(member, 0), 5 * MINUTE_MS);
      expect(await wallet.harness.paymentOf(member)).toMatchObject({ alarms: ['refund-failed'], owed_yen: 0 });
      expect(await wallet.harness.paymentOf(member)).toMatchObject({
        refunds: [],
        next_steps: [{ alarm: 'refund-failed', command: 'refund', yen }, { command: 'close-alarm' }],
      });
      expect(await pointsOf(member)).toBe(BOUGHT);
      expect(await wallet.capturedFor(id)).toBe(3000);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
      expect((await member.browser.get('user/payment/list')).body.list[0]).toMatchObject({
        state: 'paid',
        refunded: 0,
      });

      await wallet.advanceDuring(wallet.refund(id, yen));
      expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: yen, alarms: [] });
      expect(await wallet.capturedFor(id)).toBe(3000 - yen);
      expect(await typesOf(member, 'RefundBounced')).toHaveLength(1);
    });

    it('returns the points if it was made in the provider’s console', async () => {
      const { member, id } = await createPaidPurchase(wallet, provider);
      await atProvider(id, 'refund', { yen: 1000 });
      await wallet.harness.shop.pool.query("update http.sessions set expires_at = expires_at + interval '10 years'");
      await wallet.advanceUntil('it is booked', isBooked(member, 1000), 60 * MINUTE_MS);
      expect(await pointsOf(member)).toBe(2040);
      await atProvider(id, 'bounce-refund');
      await wallet.advanceUntil('it is seen', isBooked(member, 0), 5 * MINUTE_MS);
      expect(await pointsOf(member)).toBe(BOUGHT);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });
  },
);

describe('a refund by Amazon Pay under way', () => {
  // Amazon's decision takes longer than the test.
  beforeAll(() => open('amazonpay', { SANDBOX_PENDING_MS: String(24 * 60 * MINUTE_MS) }));

  it('counts as no silence, and returns the points if Amazon declines it', async () => {
    const { member, id } = await createPaidPurchase(wallet, 'amazonpay');
    const refund = wallet.refund(id, 1000);
    await wallet.advanceUntil(
      'it is under way',
      async () => {
        const { calls } = await wallet.harness.paymentOf(member);
        return calls!.some(({ kind, outcome }) => kind === 'refund' && outcome === 'under-way');
      },
      0,
    );
    expect(await typesOf(member, 'ProviderSilent')).toEqual([]);
    await atProvider(id, 'bounce-refund');
    await wallet.advanceDuring(refund);
    expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 0, alarms: ['refund-failed'] });
    expect(await pointsOf(member)).toBe(BOUGHT);
    expect(await ledgerOf(wallet)).toEqual(BALANCED);
  });
});

describe('a refund by transfer that the payee’s bank returns', () => {
  beforeAll(() => open('veritrans'));

  it('can be recorded by an operator, and made again', async () => {
    const member = await wallet.harness.shop.person();
    await wallet.advanceDuring(wallet.harness.buy(member, FIELDS.store));
    const { id } = await wallet.harness.paymentOf(member);
    const { reference } = (await wallet.sandbox.order(id))!;
    await wallet.sandbox.control(`/konbini/${reference}/pay`, {});
    await member.browser.post('user/point/append', { token: id });
    await wallet.harness.advanceDays(0);
    const command = (name: string, body: object) =>
      wallet.harness.owner.post(`payments/${id}/${name}`, { reason: 'wrong account', ...body });
    const sent_at = wallet.harness.shop.clock.now().toISOString();
    await command('refund', { yen: 3000 });
    const made = (await command('confirm-refund', { sent_at })).body;
    expect(made.refunds).toMatchObject([{ yen: 3000, by: 'transfer' }]);
    const [{ id: refund_id }] = made.refunds;
    const bounced = await command('bounce-refund', { refund_id, reason_code: 'correction' });
    expect(bounced.body).toMatchObject({ refunded_yen: 0, refunds: [], alarms: ['refund-failed'] });
    expect(await pointsOf(member)).toBe(BOUGHT);
    expect(await ledgerOf(wallet)).toEqual(BALANCED);
    expect((await command('bounce-refund', { refund_id, reason_code: 'correction' })).status).toBe(400);
    await command('refund', { yen: 3000 });
    expect((await command('confirm-refund', { sent_at })).body).toMatchObject({ refunded_yen: 3000, alarms: [] });
    expect(await pointsOf(member)).toBe(0);
  });
});
