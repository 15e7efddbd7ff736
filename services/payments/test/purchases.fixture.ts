import type { Person } from '../../../test/support/whole-shop.js';
import { Merchant } from '../../sandbox/test/veritrans.fixture.js';
import { FIELDS } from './payment-harness.fixture.js';
import type { WalletHarness } from './wallet-harness.fixture.js';

export type SandboxProvider = 'veritrans' | 'paypal' | 'amazonpay';

/** A purchase up to the member's return to the shop. */
export interface TestPurchase {
  readonly member: Person;
  readonly id: string;
  /** Returns the member's browser, and requests the capture. */
  readonly comeBack: () => Promise<unknown>;
}

const GOOD_CARD = '4111111111111111';
const PENDING_CARD = '4000000000006009';

const byCard = async (wallet: WalletHarness, isHeld: boolean): Promise<TestPurchase> => {
  const member = await wallet.harness.shop.person();
  const token = await new Merchant(wallet.sandbox).tokenize(isHeld ? PENDING_CARD : GOOD_CARD);
  await wallet.advanceDuring(wallet.harness.buy(member, { ...FIELDS.card, token }));
  const { id } = await wallet.harness.paymentOf(member);
  await wallet.sandbox.get(`/veritrans/acs/start/${id}`);
  return { member, id, comeBack: () => member.browser.post('user/point/append', { token: id }) };
};

const byPaypal = async (wallet: WalletHarness, isHeld: boolean): Promise<TestPurchase> => {
  const member = await wallet.harness.shop.person();
  const { body } = await member.browser.post('user/paypal/order', { point_price_id: wallet.harness.course });
  await wallet.sandbox.submit('/paypal/checkoutnow', { token: body.id, act: isHeld ? 'echeck' : 'approve' });
  const { id } = await wallet.harness.paymentOf(member);
  return { member, id, comeBack: () => member.browser.post('user/point/buy', { pay_id: 3, id: body.id }) };
};

const byAmazon = async (wallet: WalletHarness, isHeld: boolean): Promise<TestPurchase> => {
  const member = await wallet.harness.shop.person();
  const back = await wallet.chooseAtAmazon(member, isHeld ? '0701' : '1111', 'purchases@example.com');
  const session = new URL(back).searchParams.get('amazonCheckoutSessionId')!;
  const { body } = await wallet.harness.buy(member, { pay_id: '5', amazonCheckoutSessionId: session });
  await wallet.sandbox.get(new URL(body.url).pathname + new URL(body.url).search);
  const { id } = await wallet.harness.paymentOf(member);
  const path = `user/complete_checkout_session?amazonCheckoutSessionId=${session}`;
  return { member, id, comeBack: () => member.browser.get(path) };
};

/** Orders the course of 3,000 yen at each provider. Some providers hold the money. */
export const PURCHASES: Readonly<
  Record<SandboxProvider, (wallet: WalletHarness, isHeld: boolean) => Promise<TestPurchase>>
> = {
  veritrans: byCard,
  paypal: byPaypal,
  amazonpay: byAmazon,
};

/** Returns a member who has paid through a provider. */
export const createPaidPurchase = async (wallet: WalletHarness, provider: SandboxProvider): Promise<TestPurchase> => {
  const purchase = await PURCHASES[provider](wallet, false);
  await wallet.advanceDuring(purchase.comeBack());
  await wallet.advanceUntil('it is paid', async () => (await wallet.statusOf(purchase.member)) === 'paid');
  return purchase;
};

/** Sums all lines of the ledger, outstanding refunds, and disputed money. */
export const ledgerOf = async ({ harness: { shop } }: WalletHarness) => {
  const sums = `coalesce(sum((line ->> 'amount')::int)`;
  const { rows } = await shop.pool.query(
    `select ${sums}, 0)::int as all,
        ${sums} filter (where line ->> 'account' = 'refunds'), 0)::int as refunds,
        ${sums} filter (where line ->> 'account' = 'chargebacks'), 0)::int as chargebacks
       from store.events e, json_array_elements(e.data -> 'lines') line where e.data -> 'lines' is not null`,
  );
  return rows[0];
};

export const BALANCED = { all: 0, refunds: 0, chargebacks: 0 };
