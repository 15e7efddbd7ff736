import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true });
});
afterAll(() => harness?.close());

const reason = 'goodwill';
const balanceOf = async (member: Person) => (await harness.balanceOf(member)).point;
const command = async (id: string, name: string, body: object = {}) =>
  harness.owner.post(`payments/${id}/${name}`, { reason, ...body });
const refund = (id: string, yen: number, overrides: object = {}) => command(id, 'refund', { yen, ...overrides });
const lists = async (member: Person) => (await member.browser.get('user/payment/list')).body.list;

/** Returns a member who has paid by card, and the payment. */
const paidByCard = async (): Promise<[Person, string]> => {
  const member = await harness.shop.person();
  const { body } = await harness.buy(member, FIELDS.card);
  const id = body.url.split('/').at(-1);
  harness.provider.pay(id);
  expect((await member.browser.post('user/point/append', { token: id })).body.result).toBe('1');
  return [member, id];
};
const paidAtStore = async (): Promise<[Person, string]> => {
  const member = await harness.shop.person();
  const { body } = await harness.buy(member, FIELDS.store);
  harness.provider.pay(body.payment_id);
  await command(body.payment_id, 'check');
  return [member, body.payment_id];
};
let boxes = 0;
/** Draws one card of a pack with this price; converting it returns points. */
const draw = async ({ browser }: Person, pricePoint: number, buyPoint: number) => {
  boxes += 1;
  const packId = `refund-${boxes}`;
  await harness.shop.openBox(packId, { pricePoint, prizes: [buildPrize('only', 2, buyPoint)] });
  return browser.post('user/pack/buy', { pack_id: packId, count: 1 });
};
const convert = async ({ browser }: Person, { body }: Awaited<ReturnType<typeof draw>>) =>
  browser.post('user/pack/decision', { send_card: [], reduction_card: [body.cards[0].history_id] });

const give = ({ memberId }: Person, points: number) =>
  harness.owner.post(`members/${memberId}/grant-points`, { reason, points });

/** Sums the wallet's entries of refunds by account. */
const booked = async ({ memberId }: Person): Promise<Record<string, number>> => {
  const { rows } = await harness.shop.pool.query<{ account: string; amount: number }>(
    `select replace(line ->> 'account', $2, 'me') as account, sum((line ->> 'amount')::int)::int as amount
       from store.events e, json_array_elements(e.data -> 'lines') line
      where e.stream_id = $1 and e.data -> 'document' ->> 'kind' = 'refund' group by 1`,
    [`wallet-${memberId}`, memberId],
  );
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]));
};

describe('a refund by the provider', () => {
  it('takes the points and their bonus, and refunds the money', async () => {
    const [member, id] = await paidByCard();
    expect((await refund(id, 1000)).body).toMatchObject({ refunded_yen: 1000, refunding_yen: 0, owed_yen: 0 });
    expect(await balanceOf(member)).toBe(2000 + 40);
    expect((await refund(id, 2001)).body.errors.yen).toHaveLength(1);
    expect((await refund(id, 2000)).body).toMatchObject({ status: 'paid', refunded_yen: 3000, refund_by: null });
    expect(await balanceOf(member)).toBe(0);
    expect(harness.provider.orders.get(id)!.refunds).toEqual(['1000', '2000']);
    expect(await booked(member)).toEqual({
      'member:me:paid': -3000,
      'member:me:free': -60,
      promotion: 60,
      'provider:veritrans': 3000,
    });
    expect((await lists(member))[0].state).toBe('refunded');
    expect((await refund(id, 1)).body.errors.yen).toHaveLength(1);
    const lines = (await harness.owner.get(`members/${member.memberId}/balance-explained`)).body;
    expect(lines).toMatchObject({ paid: 0, free: 0, wallet: { paid: 0, free: 0 } });
  });

  it.each([3000, 1000])('returns the points if the provider refuses %d yen', async (yen) => {
    const [member, id] = await paidByCard();
    harness.provider.orders.get(id)!.refunds.push('3000');
    const { body } = await refund(id, yen);
    expect(body).toMatchObject({ refunded_yen: 0, refunding_yen: 0 });
    expect(body.history.at(-1)).toMatchObject({ type: 'RefundFailed', details: { code: 'NH18000000000000' } });
    expect(await balanceOf(member)).toBe(3060);
    expect(await booked(member)).toEqual({});
    expect((await draw(member, 3060, 10)).body.result).toBe('1');
  });

  it.each(['before', 'after'] as const)('refunds once if the response is lost %s it was made', async (when) => {
    const [member, id] = await paidByCard();
    harness.provider.fail(/^Cancel/, when, 'reset');
    const refunding = refund(id, 500);
    await waitUntil(
      'it is unknown',
      async () => (await harness.paymentOf(member)).history!.at(-1)!.type === 'ProviderSilent',
    );
    expect(await balanceOf(member)).toBe(2500 + 50);
    expect((await refund(id, 1)).body.errors.status).toHaveLength(1);
    await harness.advanceUntil('it has ended', async () => (await harness.paymentOf(member)).refunded_yen === 500);
    expect((await refunding).body.refunded_yen).toBe(500);
    expect(harness.provider.orders.get(id)!.refunds).toEqual(['500']);
  });
});

describe('a refund that no provider can make', () => {
  it('waits for finance’s transfer, or is withdrawn', async () => {
    const [member, id] = await paidAtStore();
    expect((await refund(id, 3000)).body).toMatchObject({ refunding_yen: 3000, refund_by: 'transfer' });
    expect(await balanceOf(member)).toBe(0);
    expect((await command(id, 'withdraw-refund')).body).toMatchObject({ refunding_yen: 0, refunded_yen: 0 });
    expect(await balanceOf(member)).toBe(3060);
    await refund(id, 3000);
    const sent_at = harness.shop.clock.now().toISOString();
    expect((await command(id, 'confirm-refund', { sent_at })).body).toMatchObject({ refunded_yen: 3000 });
    expect((await command(id, 'confirm-refund', { sent_at })).body.errors.status).toHaveLength(1);
    expect(await booked(member)).toMatchObject({ 'member:me:paid': -3000, 'provider:bank': 3000 });
  });

  it('takes no points for money held for a banned member', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    await harness.owner.post(`members/${member.memberId}/ban`, { reason });
    harness.provider.pay(body.payment_id);
    await command(body.payment_id, 'check');
    await refund(body.payment_id, 3000);
    expect(await booked(member)).toEqual({ suspense: -3000, refunds: 3000 });
  });
});

describe('a refund of spent points', () => {
  it('requires an explicit request: what cannot be taken is owed, and stops draws until it is settled', async () => {
    const [member, id] = await paidAtStore();
    expect((await draw(member, 2000, 10)).body.result).toBe('1');
    // The bonus, issued at the same moment, was spent first.
    expect((await refund(id, 1061)).body.errors.yen).toHaveLength(1);
    expect((await refund(id, 3000, { spent_too: true })).body).toMatchObject({ owed_yen: 1940, refunding_yen: 3000 });
    expect(await balanceOf(member)).toBe(0);
    await give(member, 5000);
    expect((await draw(member, 100, 10)).body.errors.count).toHaveLength(1);
    await command(id, 'confirm-refund', { sent_at: harness.shop.clock.now().toISOString() });
    expect((await command(id, 'settle-debt', { yen: 1941, by: 'transfer' })).body.errors.yen).toHaveLength(1);
    await command(id, 'settle-debt', { yen: 940, by: 'transfer' });
    expect((await draw(member, 100, 10)).status).toBe(400);
    expect((await command(id, 'settle-debt', { yen: 1000, by: 'write-off' })).body).toMatchObject({ owed_yen: 0 });
    expect((await draw(member, 100, 10)).body.result).toBe('1');
    expect(await booked(member)).toMatchObject({ 'provider:bank': 2060, adjustment: -1000 });
  });

  it('takes what its money has become, and no more', async () => {
    const [member, id] = await paidAtStore();
    await convert(member, await draw(member, 3060, 8000));
    const before = await balanceOf(member);
    expect(before).toBe(8000);
    expect((await refund(id, 1)).body.errors.yen).toHaveLength(1);
    expect((await refund(id, 3000, { spent_too: true })).body).toMatchObject({ owed_yen: 0 });
    expect(await balanceOf(member)).toBe(5000);
    expect((await refund(id, 1, { spent_too: true })).body.errors).toBeDefined();
  });

  it('leaves no debt if it fails', async () => {
    const [member, id] = await paidAtStore();
    await draw(member, 3060, 10);
    expect((await refund(id, 3000, { spent_too: true })).body).toMatchObject({ owed_yen: 3000 });
    await command(id, 'withdraw-refund');
    await give(member, 100);
    expect((await draw(member, 100, 10)).body.result).toBe('1');
  });
});

describe('data integrity', () => {
  it('balances the ledger, and shows the debt', async () => {
    const [member, id] = await paidAtStore();
    await draw(member, 3060, 10);
    await refund(id, 3000, { spent_too: true });
    await waitUntil('the books are kept', async () => {
      const { body } = await harness.owner.get('trial-balance');
      const owed = body.rows.find(({ account }: { account: string }) => account === 'member:owed');
      return body.events_behind === 0 && owed?.debit >= 3000 && body.totals.points.difference === 0;
    });
    const filter = encodeURIComponent(JSON.stringify({ member_id: member.memberId }));
    const { body } = await harness.owner.get(`ledger-accounts?filter=${filter}`);
    const balances = body.map(({ account, balance }: { account: string; balance: number }) => [
      account.split(':').at(-1),
      balance,
    ]);
    expect(Object.fromEntries(balances)).toMatchObject({ owed: -3000, paid: 0, free: 0 });
  });
});
