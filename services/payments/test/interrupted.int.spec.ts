import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { CallOutcomes } from '../calls/call-outcomes.js';
import { BALANCED, createPaidPurchase, ledgerOf, PURCHASES, type SandboxProvider } from './purchases.fixture.js';
import { WalletHarness } from './wallet-harness.fixture.js';

type Booking = 'statusReceived' | 'refunded' | 'underWay';

const BOUGHT = 3060;
/** The time for a lease to expire and a regular query to come. */
const STEP_MS = 60_000;
const HOUR_MS = 3_600_000;

describe.each(['veritrans', 'paypal', 'amazonpay'] as const)(
  'a process that dies between %s and its booking',
  (provider) => {
    let wallet: WalletHarness;

    beforeAll(async () => {
      wallet = await WalletHarness.open(provider as SandboxProvider);
    });
    afterAll(() => wallet?.close());

    /** Lets the provider act and respond, while the booking always fails, as if the process had died. */
    const die = async (booking: Booking, action: () => Promise<unknown>) => {
      const outcomes = wallet.harness.shop.app.get(CallOutcomes);
      const death = jest.spyOn(outcomes, booking).mockImplementationOnce(() => Promise.reject(new Error('killed')));
      const acting = action();
      await wallet.advanceUntil('it has died', async () => death.mock.calls.length > 0, 1000);
      death.mockRestore();
      return acting;
    };
    const atProvider = (id: string, action: string, body: object = {}) =>
      wallet.sandbox.control(`/orders/${id}/${action}`, body);
    const stayLoggedIn = () =>
      wallet.harness.shop.pool.query("update http.sessions set expires_at = expires_at + interval '10 years'");

    it('credits once', async () => {
      const { member, id, comeBack } = await PURCHASES[provider](wallet, false);
      await wallet.advanceDuring(die('statusReceived', comeBack));
      await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(member)) === 'paid', STEP_MS);
      expect((await wallet.harness.balanceOf(member)).point).toBe(BOUGHT);
      expect(await wallet.capturedFor(id)).toBe(3000);
      const { history } = await wallet.harness.paymentOf(member);
      expect(history!.filter(({ type }) => type === 'PaymentConfirmed')).toHaveLength(1);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });

    it('refunds once', async () => {
      const { member, id } = await createPaidPurchase(wallet, provider);
      await wallet.advanceDuring(die('refunded', () => wallet.refund(id, 1000)));
      expect(await wallet.waitForRefund(member)).toMatchObject({ refunded_yen: 1000, owed_yen: 0, alarms: [] });
      expect(await wallet.capturedFor(id)).toBe(2000);
      expect((await wallet.harness.balanceOf(member)).point).toBe(2040);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });

    it('books a return at the provider once, and its reversal once', async () => {
      const { member, id } = await createPaidPurchase(wallet, provider);
      await stayLoggedIn();
      const isBooked = (yen: number) => async () => (await wallet.harness.paymentOf(member)).refunded_yen === yen;
      // A webhook may arrive before any query, so the booking must fail from the provider's action on.
      const dieAfter = (action: string, body: object, yen: number, withinMs: number) =>
        die('statusReceived', async () => {
          await atProvider(id, action, body);
          await wallet.advanceUntil('the look', isBooked(yen), withinMs);
        });
      await dieAfter('refund', { yen: 1000 }, 1000, 8 * HOUR_MS);
      await wallet.advanceUntil('it is booked', isBooked(1000), STEP_MS);
      await dieAfter('bounce-refund', {}, 0, 5 * STEP_MS);
      await wallet.advanceUntil('it is seen', isBooked(0), STEP_MS);
      expect(await wallet.harness.paymentOf(member)).toMatchObject({ alarms: ['refund-failed'], owed_yen: 0 });
      expect((await wallet.harness.balanceOf(member)).point).toBe(BOUGHT);
      expect(await wallet.capturedFor(id)).toBe(3000);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });

    it('credits held money once after the provider has released it', async () => {
      const { member, id, comeBack } = await PURCHASES[provider](wallet, true);
      await wallet.advanceDuring(comeBack());
      await wallet.advanceUntil('it is held or paid', async () =>
        ['held', 'paid'].includes(await wallet.statusOf(member)),
      );
      await stayLoggedIn();
      const isPaid = async () => (await wallet.statusOf(member)) === 'paid';
      // The webhook may arrive before any query, so the booking must fail from the release on.
      const release = async () => {
        if (provider !== 'veritrans') await atProvider(id, 'decide', { paid: true });
        await wallet.advanceUntil('the look', isPaid, HOUR_MS);
      };
      if (!(await isPaid())) await die('statusReceived', release);
      await wallet.advanceUntil('it is paid', isPaid, STEP_MS);
      expect((await wallet.harness.balanceOf(member)).point).toBe(BOUGHT);
      expect(await wallet.capturedFor(id)).toBe(3000);
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });

    it('repeats the response of an operator’s command after it was lost', async () => {
      const { member, id } = await createPaidPurchase(wallet, provider);
      await wallet.harness.advanceDays(0);
      const twice = async (command: string, body: object) => {
        const key = { 'idempotency-key': `${provider}-${command}-${id}` };
        const send = () =>
          wallet.harness.owner.post(`payments/${id}/${command}`, { reason: 'seen there', ...body }, key);
        const [first, second] = [await send(), await send()];
        expect([first.status, second.body]).toEqual([200, first.body]);
        return second.body;
      };
      await twice('record-return', { yen: 500, reason_code: 'other' });
      await twice('charge-back', { yen: 1000 });
      expect(await twice('charge-back-lost', { yen: 400 })).toMatchObject({
        refunded_yen: 500,
        disputed_yen: 0,
        charged_back_yen: 400,
        owed_yen: 0,
      });
      expect((await wallet.harness.balanceOf(member)).point).toBe(3000 - 500 - 400 + Math.ceil(60 * (1 - 900 / 3000)));
      expect(await ledgerOf(wallet)).toEqual(BALANCED);
    });

    if (provider !== 'veritrans')
      it('accepts webhooks of a refund and its end in any order, twice, and late', async () => {
        const { member, id } = await createPaidPurchase(wallet, provider);
        await atProvider(id, 'refund', { yen: 1000 });
        const { reference } = (await wallet.sandbox.order(id))!;
        // Amazon's webhooks name the charge permission.
        const [agreed] = reference.split('-C');
        const notices = () => [...wallet.sandbox.shop.about(id), ...wallet.sandbox.shop.about(agreed!)];
        const before = await wallet.advanceUntil('the webhook of the refund', async () => {
          const sent = notices().filter(({ body }) => /REFUND/.test(body));
          return sent.length > 0 && sent;
        });
        await atProvider(id, 'bounce-refund');
        const all = await waitUntil('the webhook of its end', async () => {
          const sent = notices().filter(({ body }) => /REFUND/.test(body));
          return sent.length > before.length && sent;
        });
        for (const notice of [...all.toReversed(), ...all]) expect(await wallet.deliver(notice)).toBe(200);
        await wallet.advanceUntil('all is asked', async () => {
          const { calls } = await wallet.harness.paymentOf(member);
          return calls!.every(({ ended_at }) => ended_at !== null);
        });
        expect(await wallet.harness.paymentOf(member)).toMatchObject({ refunded_yen: 0, owed_yen: 0 });
        expect((await wallet.harness.balanceOf(member)).point).toBe(BOUGHT);
        expect(await ledgerOf(wallet)).toEqual(BALANCED);
      });
  },
);
