import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirm, toKeyHeader } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { FIELDS, PaymentHarness } from '../../payments/test/payment-harness.fixture.js';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true });
  await confirm(harness.owner);
});
afterAll(() => harness?.close());

const reason = 'dispute 4711';
const balanceOf = async (member: Person) => (await harness.balanceOf(member)).point;
const command = (id: string, name: string, body: object = {}, headers = {}) =>
  harness.owner.post(`payments/${id}/${name}`, { reason, ...body }, headers);

/** Creates a member who has paid 3,000 yen by card for 3,060 points. Returns the member and the payment's id. */
const paidByCard = async (member?: Person): Promise<[Person, string]> => {
  const payer = member ?? (await harness.shop.person());
  const { body } = await harness.buy(payer, FIELDS.card);
  const id = body.url.split('/').at(-1);
  harness.provider.pay(id);
  expect((await payer.browser.post('user/point/append', { token: id })).body.result).toBe('1');
  return [payer, id];
};
let boxes = 0;
const box = async (pricePoint: number, buyPoint: number, isShipOnly = false): Promise<string> => {
  boxes += 1;
  const packId = `chargeback-${boxes}`;
  const prizes = [buildPrize('only', 5, buyPoint, { noReduction: isShipOnly })];
  await harness.shop.openBox(packId, { pricePoint, prizes });
  return packId;
};
const buy = ({ browser }: Person, packId: string) => browser.post('user/pack/buy', { pack_id: packId, count: 1 });
const draw = async (member: Person, pricePoint: number, buyPoint = 10) => buy(member, await box(pricePoint, buyPoint));
const give = ({ memberId }: Person, points: number) =>
  harness.owner.post(`members/${memberId}/grant-points`, { reason, points });
/**
 * Draws a card that can only be shipped, and requests its shipment.
 *
 * @returns the parcel
 */
const parcelOf = async (member: Person, pricePoint: number): Promise<string> => {
  const { body } = await buy(member, await box(pricePoint, 10, true));
  await member.browser.post('user/pack/decision', { send_card: [body.cards[0].history_id], reduction_card: [] });
  const filter = encodeURIComponent(JSON.stringify({ member_id: member.memberId }));
  return (await harness.owner.get(`shipments?filter=${filter}`)).body[0].id;
};
let codes = 0;
const ship = (parcelId: string) => {
  codes += 1;
  const dispatch = { delivery_code: `CHARGEBACK-${codes}`, carrier: 'DHL' };
  return harness.owner.post(`shipments/${parcelId}/mark-shipped`, { reason, ...dispatch });
};
const shipment = async (parcelId: string) => (await harness.owner.get(`shipments/${parcelId}`)).body;

/** Sums the wallet's entries of the chargeback, by account. */
const booked = async ({ memberId }: Person): Promise<Record<string, number>> => {
  const { rows } = await harness.shop.pool.query<{ account: string; amount: number }>(
    `select replace(line ->> 'account', $2, 'me') as account, sum((line ->> 'amount')::int)::int as amount
       from store.events e, json_array_elements(e.data -> 'lines') line
      where e.stream_id = $1 and e.data -> 'document' ->> 'kind' = 'chargeback' group by 1`,
    [`wallet-${memberId}`, memberId],
  );
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]));
};

describe('opening a chargeback', () => {
  it('sets the points aside, stops draws and says why, and holds parcels in the house', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1000);
    const opened = await command(id, 'charge-back', { yen: 3000 });
    expect(opened.body).toMatchObject({ status: 'paid', disputed_yen: 3000, owed_yen: 0, alarms: ['chargeback'] });
    expect(await balanceOf(member)).toBe(0);
    await give(member, 500);
    const drawn = await draw(member, 100);
    expect([drawn.status, drawn.body.errors.count[0]]).toEqual([400, expect.stringContaining('異議申し立て')]);
    const [shown] = (await member.browser.get('user/payment/list')).body.list;
    expect(shown).toMatchObject({ state: 'paid', disputed: 3000, owed: 0 });
    expect((await ship(parcelId)).body.errors.status).toHaveLength(1);
    expect(await shipment(parcelId)).toMatchObject({ status: 'requested', held: true });
    expect((await harness.owner.get('shipments.csv')).body).not.toContain(parcelId);
    const held = encodeURIComponent(JSON.stringify({ held: true, member_id: member.memberId }));
    expect((await harness.owner.get(`shipments?filter=${held}`)).body).toHaveLength(1);
  });

  it('holds parcels in a file of tracking numbers, too', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1000);
    await command(id, 'charge-back');
    const file = `id,delivery_code\n${parcelId},390000000003\n`;
    const { body } = await harness.owner.post('shipments/tracking.csv?preview=1', file, { 'content-type': 'text/csv' });
    expect(body).toMatchObject({ ready: 0, refused: 1 });
    expect(JSON.stringify(body)).toContain('チャージバック');
    await harness.owner.post('shipments/tracking.csv?reason=x', file, { 'content-type': 'text/csv' });
    expect(await shipment(parcelId)).toMatchObject({ status: 'requested' });
  });

  it('restores everything if it is won', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1000);
    const before = await balanceOf(member);
    await command(id, 'charge-back');
    expect((await command(id, 'charge-back-won')).body).toMatchObject({ disputed_yen: 0, owed_yen: 0, alarms: [] });
    expect(await balanceOf(member)).toBe(before);
    expect(await booked(member)).toEqual({});
    expect((await draw(member, 100)).body.result).toBe('1');
    expect((await ship(parcelId)).body).toMatchObject({ status: 'shipped', held: false });
    expect((await command(id, 'charge-back-won')).body.errors.status).toHaveLength(1);
  });

  it('takes what was set aside if it is lost; the rest is owed, and blocks draws and parcels until it is settled', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 2060);
    await command(id, 'charge-back');
    const lost = await command(id, 'charge-back-lost');
    expect(lost.body).toMatchObject({ disputed_yen: 0, charged_back_yen: 3000, owed_yen: 2000, alarms: [] });
    expect(await balanceOf(member)).toBe(0);
    await give(member, 500);
    expect((await draw(member, 100)).body.errors.count).toHaveLength(1);
    expect((await ship(parcelId)).body.errors.status).toHaveLength(1);
    expect(await booked(member)).toEqual({
      'member:me:paid': -1000,
      'member:me:owed': -2000,
      'provider:veritrans': 3000,
    });
    const shown = async () => (await member.browser.get('user/payment/list')).body.list[0];
    expect(await shown()).toMatchObject({ state: 'refunded', disputed: 0, owed: 2000 });
    await command(id, 'settle-debt', { yen: 2000, by: 'transfer' });
    expect(await shown()).toMatchObject({ disputed: 0, owed: 0 });
    expect((await draw(member, 100)).body.result).toBe('1');
    expect((await ship(parcelId)).body.status).toBe('shipped');
  });

  it('takes what its money has become meanwhile if it is lost', async () => {
    const [member, id] = await paidByCard();
    const { body } = await draw(member, 3060, 8000);
    await command(id, 'charge-back');
    const [{ history_id }] = body.cards;
    await member.browser.post('user/pack/decision', { send_card: [], reduction_card: [history_id] });
    expect(await balanceOf(member)).toBe(8000);
    expect((await command(id, 'charge-back-lost')).body).toMatchObject({ owed_yen: 0, charged_back_yen: 3000 });
    expect(await balanceOf(member)).toBe(5000);
    expect((await draw(member, 100)).body.result).toBe('1');
  });

  it('opens it once under the same key', async () => {
    const [member, id] = await paidByCard();
    const first = await command(id, 'charge-back', {}, toKeyHeader('charge-back-once'));
    expect((await command(id, 'charge-back', {}, toKeyHeader('charge-back-once'))).body).toEqual(first.body);
    expect(await balanceOf(member)).toBe(0);
    expect((await harness.paymentOf(member)).history!.filter(({ type }) => type === 'ChargebackOpened')).toHaveLength(
      1,
    );
  });
});

describe('the evidence', () => {
  it('lists exactly the draws paid for with the payment’s points, with their outcome and proof', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1060);
    await ship(parcelId);
    const { body: second } = await draw(member, 500);
    await give(member, 5000);
    const [, other] = await paidByCard(member);
    await command(id, 'charge-back');
    const { headers, body } = await harness.owner.get(`payments/${id}/evidence.csv`);
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${id}.csv"`);
    const [heading, first, next, ...rest] = String(body).trim().split('\r\n');
    expect(heading).toContain('ガチャの日時,ガチャID,パック');
    expect(rest).toEqual([]);
    const receipt = (await member.browser.get(`fair/draw/${second.history_id}`)).body;
    expect(first).toContain('Card only × 1,0,0,1,DHL CHARGEBACK-');
    for (const text of [id, second.history_id, 'Card only × 1,0,0', receipt.head]) expect(next).toContain(text);
    expect(
      String((await harness.owner.get(`payments/${other}/evidence.csv`)).body)
        .trim()
        .split('\r\n'),
    ).toHaveLength(1);
    expect((await harness.owner.get('payments/none/evidence.csv')).status).toBe(404);
  });
});

describe('an invalid chargeback', () => {
  it.each([
    [
      'of what is not paid',
      'status',
      async () => (await harness.buy(await harness.shop.person(), FIELDS.card)).body.url,
    ],
  ] as const)('rejects %s', async (_, field, urlOf) => {
    const { body } = await command((await urlOf()).split('/').at(-1), 'charge-back');
    expect(body.errors[field]).toHaveLength(1);
  });

  it('rejects cash paid at a store', async () => {
    const member = await harness.shop.person();
    const { body } = await harness.buy(member, FIELDS.store);
    harness.provider.pay(body.payment_id);
    await command(body.payment_id, 'check');
    expect((await command(body.payment_id, 'charge-back')).body.errors.method).toHaveLength(1);
    expect(await balanceOf(member)).toBe(3060);
  });

  it('rejects a second one, more than the rest, and a refund since, and changes nothing', async () => {
    const [member, id] = await paidByCard();
    expect((await command(id, 'charge-back', { yen: 3001 })).body.errors.yen).toHaveLength(1);
    expect(await balanceOf(member)).toBe(3060);
    await command(id, 'charge-back');
    expect((await command(id, 'charge-back')).body.errors.status).toHaveLength(1);
    expect((await command(id, 'refund', { yen: 1 })).body.errors.status).toHaveLength(1);
    await command(id, 'charge-back-won');
    await command(id, 'refund', { yen: 3000 });
    expect((await command(id, 'charge-back')).body.errors.status[0]).toContain('全額が返金済み');
  });

  it('rejects one during a refund', async () => {
    const [member, id] = await paidByCard();
    harness.provider.fail(/^Cancel/, 'after', 'reset');
    const refunding = command(id, 'refund', { yen: 500 });
    await waitUntil(
      'it is unknown',
      async () => (await harness.paymentOf(member)).history!.at(-1)!.type === 'ProviderSilent',
    );
    expect((await command(id, 'charge-back')).body.errors.status).toHaveLength(1);
    await harness.advanceUntil('it has ended', async () => (await harness.paymentOf(member)).refunded_yen === 500);
    await refunding;
    expect((await command(id, 'charge-back')).body).toMatchObject({ disputed_yen: 2500 });
  });

  it('returns not found for an unknown payment', async () => {
    expect((await command('01939000-0000-7000-8000-000000000001', 'charge-back')).status).toBe(404);
  });
});

describe('a chargeback and another command at the same moment', () => {
  const ROUNDS = 8;

  it('spends the points in a draw or sets them aside, never both', async () => {
    const packId = await box(3000, 10);
    for (let round = 0; round < ROUNDS / 2; round++) {
      const [member, id] = await paidByCard();
      const [drawn, opened] = await Promise.all([buy(member, packId), command(id, 'charge-back')]);
      expect(opened.body.disputed_yen).toBe(3000);
      const aside = -((await booked(member))['member:me:paid'] ?? 0);
      const isDrawn = drawn.status === 200 && drawn.body.result === '1';
      expect([isDrawn, aside]).toEqual(isDrawn ? [true, 60] : [false, 3000]);
      expect(await balanceOf(member)).toBe(0);
    }
  });

  it('includes the points of a concurrent decision, and the balance never falls below zero', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [member, id] = await paidByCard();
      const { body } = await draw(member, 3060, 1000);
      const decision = { send_card: [], reduction_card: [body.cards[0].history_id] };
      await Promise.all([member.browser.post('user/pack/decision', decision), command(id, 'charge-back')]);
      const { body: lost } = await command(id, 'charge-back-lost');
      expect([await balanceOf(member), lost.owed_yen]).toEqual([expect.any(Number), expect.any(Number)]);
      expect((await booked(member))['provider:veritrans']).toBe(3000);
      // The card was worth 1,000 points, most of them paid for with the payment's money.
      expect(lost.owed_yen).toBeGreaterThanOrEqual(2000);
      expect(await balanceOf(member)).toBe(lost.owed_yen - 2000);
    }
  });

  it('ships the parcel or holds it in a concurrent hand-over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [member, id] = await paidByCard();
      const parcelId = await parcelOf(member, 1000);
      const [handed, opened] = await Promise.all([ship(parcelId), command(id, 'charge-back')]);
      expect(opened.body.disputed_yen).toBe(3000);
      const { status, held } = await shipment(parcelId);
      expect([status, held]).toEqual(handed.status === 200 ? ['shipped', false] : ['requested', true]);
    }
  });
});

describe('data integrity', () => {
  it('balances the ledger, and shows the disputed amount', async () => {
    const [member, id] = await paidByCard();
    await command(id, 'charge-back');
    await waitUntil('the books are kept', async () => {
      const { body } = await harness.owner.get('trial-balance');
      return body.events_behind === 0 && body.totals.points.difference === 0;
    });
    const rows = (await harness.owner.get('trial-balance')).body.rows as { account: string; credit: number }[];
    expect(rows.find(({ account }) => account === 'chargebacks')?.credit).toBeGreaterThanOrEqual(3000);
    const lines = (await harness.owner.get(`members/${member.memberId}/balance-explained`)).body;
    expect(lines).toMatchObject({ paid: 0, free: 0, wallet: { paid: 0, free: 0 } });
  });
});
