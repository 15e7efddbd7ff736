import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FindAbuse } from '../services/abuse/find-abuse/find-abuse.command.js';
import { WalletHarness } from '../services/payments/test/wallet-harness.fixture.js';
import { PaymentProviders } from '../services/platform/payments/payment-providers.js';
import type { Person } from './support/whole-shop.js';

let wallet: WalletHarness;

beforeAll(async () => {
  wallet = await WalletHarness.open('paypal');
});
afterAll(() => wallet?.close());
beforeEach(async () => {
  await wallet.harness.shop.pool.query('truncate abuse.cases, abuse.items, payments.details cascade');
});

const payByPaypal = async (member: Person, account: string): Promise<void> => {
  const { id } = (await member.browser.post('user/paypal/order', { point_price_id: wallet.harness.course })).body;
  await wallet.sandbox.submit('/paypal/checkoutnow', { token: id, act: 'approve', account });
  expect((await wallet.harness.buy(member, { pay_id: 3, id })).body.result).toBe('1');
};
const payByAmazon = async (member: Person, account: string): Promise<void> => {
  const back = new URL(await wallet.chooseAtAmazon(member, '1111', account));
  const amazonCheckoutSessionId = back.searchParams.get('amazonCheckoutSessionId')!;
  const { body } = await wallet.harness.buy(member, { pay_id: '5', amazonCheckoutSessionId });
  await wallet.sandbox.get(body.url);
  const path = `user/complete_checkout_session?amazonCheckoutSessionId=${amazonCheckoutSessionId}`;
  expect((await member.browser.get(path)).body.result).toBe('1');
};

/** Creates members without shared data, ordered by id like the evidence. */
const strangers = async (count: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let i = 0; i < count; i++) people.push(await wallet.harness.shop.person());
  await wallet.harness.shop.pool.query("update members.profiles set tel = '', address = ''");
  return people.sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
};
const look = async () => {
  await wallet.harness.shop.commands.execute(new FindAbuse());
  return (await wallet.harness.owner.get('abuse-items')).body;
};
/** Returns the provider's id for the payer of a member's last payment. */
const payerOf = async (member: Person): Promise<string> => {
  const text = `select payment_id as "paymentId", method, provider, yen, order_ref as "orderRef" from payments.payments
    where member_id = $1`;
  const { provider, ...known } = (await wallet.harness.shop.pool.query(text, [member.memberId])).rows[0];
  const response = await wallet.harness.shop.app.get(PaymentProviders).find(provider)!.query(known, 'interactive');
  if (response.outcome !== 'answered' || response.status.state !== 'paid') throw new Error('it is not paid');
  expect(response.status.payer).toMatch(/.{13}/);
  return response.status.payer!;
};
/** Lists the tables that hold a text anywhere in a row. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { pool } = wallet.harness.shop;
  const { rows } = await pool.query(`select c.oid::regclass::text as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`);
  const fingerprints: string[] = [];
  for (const { name } of rows) {
    const holds = await pool.query(`select from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (holds.rowCount) fingerprints.push(name);
  }
  return fingerprints;
};

describe('members who pay from one account', () => {
  it.each([
    ['PayPal', payByPaypal],
    ['Amazon Pay', payByAmazon],
  ])('form one item and one case for %s, without other members', async (_, pay) => {
    const [one, other, third] = (await strangers(3)) as [Person, Person, Person];
    await pay(one, 'shared@example.com');
    await pay(other, 'shared@example.com');
    await pay(third, 'own@example.com');
    const both = [one.memberId, other.memberId];
    const [item, ...others] = await look();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      members: both,
      score: 40,
      evidence: [{ kind: 'payer-account', members: both, shared_by: 2, weight: 40 }],
    });
    expect(
      (await wallet.harness.owner.post(`abuse-items/${item.id}/open-case`, { reason: '同じ支払い元' })).status,
    ).toBe(200);
    expect((await wallet.harness.owner.get('abuse-cases')).body).toMatchObject([
      { state: 'open', members: both, evidence: [{ kind: 'payer-account', members: both }] },
    ]);
  });

  it('have fingerprints only; no provider’s id of a payer is stored', async () => {
    const [one, other] = (await strangers(2)) as [Person, Person];
    await payByPaypal(one, 'shared@example.com');
    await payByAmazon(other, 'shared@example.com');
    for (const member of [one, other]) expect(await tablesWith(await payerOf(member))).toEqual([]);
    expect(await look()).toEqual([]);
    const [fingerprint] = (
      await wallet.harness.shop.pool.query('select unnest(payer_fingerprints) as of from payments.details')
    ).rows;
    expect(await tablesWith(fingerprint.of)).toEqual(['payments.details']);
  });
});
