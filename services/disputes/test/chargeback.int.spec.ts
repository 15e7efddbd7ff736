import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirm, under } from '../../../test/support/console.js';
import { until } from '../../../test/support/until.js';
import { type Person, prize } from '../../../test/support/whole-shop.js';
import { FIELDS, PaymentDesk } from '../../payments/test/payment-desk.fixture.js';

let desk: PaymentDesk;

beforeAll(async () => {
  desk = await PaymentDesk.open({ feed: true });
  await confirm(desk.owner);
});
afterAll(() => desk?.close());

const reason = 'dispute 4711';
const balanceOf = async (member: Person) => (await desk.balanceOf(member)).point;
const command = (id: string, name: string, body: object = {}, headers = {}) =>
  desk.owner.post(`payments/${id}/${name}`, { reason, ...body }, headers);

/** A member who has paid 3,000 yen by card for 3,060 points, and the payment. */
const paidByCard = async (member?: Person): Promise<[Person, string]> => {
  const payer = member ?? (await desk.shop.person());
  const { body } = await desk.buy(payer, FIELDS.card);
  const id = body.url.split('/').at(-1);
  desk.provider.pay(id);
  expect((await payer.browser.post('user/point/append', { token: id })).body.result).toBe('1');
  return [payer, id];
};
let boxes = 0;
const box = async (pricePoint: number, buyPoint: number, isShipOnly = false): Promise<string> => {
  boxes += 1;
  const packId = `chargeback-${boxes}`;
  const prizes = [prize('only', 5, buyPoint, { noReduction: isShipOnly })];
  await desk.shop.openBox(packId, { pricePoint, prizes });
  return packId;
};
const buy = ({ browser }: Person, packId: string) => browser.post('user/pack/buy', { pack_id: packId, count: 1 });
const draw = async (member: Person, pricePoint: number, buyPoint = 10) => buy(member, await box(pricePoint, buyPoint));
const give = ({ memberId }: Person, points: number) =>
  desk.owner.post(`members/${memberId}/grant-points`, { reason, points });
/** The member draws a card that can only be shipped, and asks for it. @returns the parcel */
const parcelOf = async (member: Person, pricePoint: number): Promise<string> => {
  const { body } = await buy(member, await box(pricePoint, 10, true));
  await member.browser.post('user/pack/decision', { send_card: [body.cards[0].history_id], reduction_card: [] });
  const filter = encodeURIComponent(JSON.stringify({ member_id: member.memberId }));
  return (await desk.owner.get(`shipments?filter=${filter}`)).body[0].id;
};
let codes = 0;
const ship = (parcelId: string) => {
  codes += 1;
  const dispatch = { delivery_code: `CHARGEBACK-${codes}`, carrier: 'DHL' };
  return desk.owner.post(`shipments/${parcelId}/mark-shipped`, { reason, ...dispatch });
};
const shipment = async (parcelId: string) => (await desk.owner.get(`shipments/${parcelId}`)).body;

/** What the wallet's entries of the chargeback come to, by account. */
const booked = async ({ memberId }: Person): Promise<Record<string, number>> => {
  const { rows } = await desk.shop.pool.query<{ account: string; amount: number }>(
    `select replace(line ->> 'account', $2, 'me') as account, sum((line ->> 'amount')::int)::int as amount
       from store.events e, json_array_elements(e.data -> 'lines') line
      where e.stream_id = $1 and e.data -> 'document' ->> 'kind' = 'chargeback' group by 1`,
    [`wallet-${memberId}`, memberId],
  );
  return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]));
};

describe('a chargeback that is opened', () => {
  it('sets the points aside, stops draws with a word of why, and holds parcels that are here', async () => {
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
    expect((await desk.owner.get('shipments.csv')).body).not.toContain(parcelId);
    const held = encodeURIComponent(JSON.stringify({ held: true, member_id: member.memberId }));
    expect((await desk.owner.get(`shipments?filter=${held}`)).body).toHaveLength(1);
  });

  it('holds parcels in a file of tracking numbers too', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1000);
    await command(id, 'charge-back');
    const file = `id,delivery_code\n${parcelId},390000000003\n`;
    const { body } = await desk.owner.post('shipments/tracking.csv?preview=1', file, { 'content-type': 'text/csv' });
    expect(body).toMatchObject({ ready: 0, refused: 1 });
    expect(JSON.stringify(body)).toContain('チャージバック');
    await desk.owner.post('shipments/tracking.csv?reason=x', file, { 'content-type': 'text/csv' });
    expect(await shipment(parcelId)).toMatchObject({ status: 'requested' });
  });

  it('and won undoes all of it', async () => {
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

  it('and lost takes what was set aside; the rest is owed, and holds draws and parcels until it is settled', async () => {
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

  it('and lost takes what its money has become again meanwhile', async () => {
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

  it('under the same key is opened once', async () => {
    const [member, id] = await paidByCard();
    const first = await command(id, 'charge-back', {}, under('charge-back-once'));
    expect((await command(id, 'charge-back', {}, under('charge-back-once'))).body).toEqual(first.body);
    expect(await balanceOf(member)).toBe(0);
    expect((await desk.paymentOf(member)).history!.filter(({ type }) => type === 'ChargebackOpened')).toHaveLength(1);
  });
});

describe('the evidence', () => {
  it('is each draw that the payment’s points were spent on, with what came of it and its proof, and no other', async () => {
    const [member, id] = await paidByCard();
    const parcelId = await parcelOf(member, 1060);
    await ship(parcelId);
    const { body: second } = await draw(member, 500);
    await give(member, 5000);
    const [, other] = await paidByCard(member);
    await command(id, 'charge-back');
    const { headers, body } = await desk.owner.get(`payments/${id}/evidence.csv`);
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${id}.csv"`);
    const [heading, first, next, ...rest] = String(body).trim().split('\r\n');
    expect(heading).toContain('ガチャの日時,ガチャID,パック');
    expect(rest).toEqual([]);
    const receipt = (await member.browser.get(`fair/draw/${second.history_id}`)).body;
    expect(first).toContain('Card only × 1,0,0,1,DHL CHARGEBACK-');
    for (const told of [id, second.history_id, 'Card only × 1,0,0', receipt.head]) expect(next).toContain(told);
    expect(
      String((await desk.owner.get(`payments/${other}/evidence.csv`)).body)
        .trim()
        .split('\r\n'),
    ).toHaveLength(1);
    expect((await desk.owner.get('payments/none/evidence.csv')).status).toBe(404);
  });
});

describe('a chargeback that cannot be', () => {
  it.each([
    ['of what is not paid', 'status', async () => (await desk.buy(await desk.shop.person(), FIELDS.card)).body.url],
  ] as const)('%s is refused', async (_, field, urlOf) => {
    const { body } = await command((await urlOf()).split('/').at(-1), 'charge-back');
    expect(body.errors[field]).toHaveLength(1);
  });

  it('of cash at a store is refused', async () => {
    const member = await desk.shop.person();
    const { body } = await desk.buy(member, FIELDS.store);
    desk.provider.pay(body.payment_id);
    await command(body.payment_id, 'check');
    expect((await command(body.payment_id, 'charge-back')).body.errors.method).toHaveLength(1);
    expect(await balanceOf(member)).toBe(3060);
  });

  it('twice, of more than is left, or after a refund is refused, and changes nothing', async () => {
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

  it('during a refund is refused', async () => {
    const [member, id] = await paidByCard();
    desk.provider.fail(/^Cancel/, 'after', 'reset');
    const refunding = command(id, 'refund', { yen: 500 });
    await until('it is unknown', async () => (await desk.paymentOf(member)).history!.at(-1)!.type === 'ProviderSilent');
    expect((await command(id, 'charge-back')).body.errors.status).toHaveLength(1);
    await desk.passing('it has ended', async () => (await desk.paymentOf(member)).refunded_yen === 500);
    await refunding;
    expect((await command(id, 'charge-back')).body).toMatchObject({ disputed_yen: 2500 });
  });

  it('of nobody’s payment is not found', async () => {
    expect((await command('01939000-0000-7000-8000-000000000001', 'charge-back')).status).toBe(404);
  });
});

describe('a chargeback at the same moment', () => {
  const ROUNDS = 8;

  it('as a draw: either the points are spent, or set aside, and never both', async () => {
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

  it('as a decision: the points that come back are there, and are never below nothing', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [member, id] = await paidByCard();
      const { body } = await draw(member, 3060, 1000);
      const wanted = { send_card: [], reduction_card: [body.cards[0].history_id] };
      await Promise.all([member.browser.post('user/pack/decision', wanted), command(id, 'charge-back')]);
      const { body: lost } = await command(id, 'charge-back-lost');
      expect([await balanceOf(member), lost.owed_yen]).toEqual([expect.any(Number), expect.any(Number)]);
      expect((await booked(member))['provider:veritrans']).toBe(3000);
      // The card was worth 1,000 points, most of which the payment's money had paid for.
      expect(lost.owed_yen).toBeGreaterThanOrEqual(2000);
      expect(await balanceOf(member)).toBe(lost.owed_yen - 2000);
    }
  });

  it('as a hand-over: either the parcel has gone, or it is held', async () => {
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

describe('the books', () => {
  it('balance, and show what is in dispute', async () => {
    const [member, id] = await paidByCard();
    await command(id, 'charge-back');
    await until('the books are kept', async () => {
      const { body } = await desk.owner.get('trial-balance');
      return body.events_behind === 0 && body.totals.points.difference === 0;
    });
    const rows = (await desk.owner.get('trial-balance')).body.rows as { account: string; credit: number }[];
    expect(rows.find(({ account }) => account === 'chargebacks')?.credit).toBeGreaterThanOrEqual(3000);
    const lines = (await desk.owner.get(`members/${member.memberId}/balance-explained`)).body;
    expect(lines).toMatchObject({ paid: 0, free: 0, wallet: { paid: 0, free: 0 } });
  });
});
