import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInAs } from '../../../test/support/console.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';

let shop: WholeShop;

beforeAll(async () => {
  shop = await WholeShop.open();
  shop.clock.set(new Date('2026-04-01T12:00:00+09:00'));
  await shop.openBox('own', { prizes: [buildPrize('only', 50, 500, { noReduction: true })] });
});
afterAll(() => shop?.close());

/** Draws cards and requests their shipment. @returns the draw */
const send = async ({ browser }: Person, count: number): Promise<string> => {
  const { body } = await browser.post('user/pack/buy', { pack_id: 'own', count: String(count) });
  const send_card = body.cards.map(({ history_id }: { history_id: string }) => history_id);
  expect((await browser.post('user/pack/decision', { send_card, reduction_card: [] })).status).toBe(200);
  return body.history_id;
};
const listOf = async ({ browser }: Person) => {
  await shop.pool.query("update http.sessions set expires_at = 'infinity'");
  return (await browser.get('user/parcel/list')).body.list;
};

describe('a member’s own parcels', () => {
  it('have their due day, a late mark after it, and their carrier’s page in transit', async () => {
    const [member, other] = await shop.persons(2, 10_000);
    const drawId = await send(member!, 2);
    const [parcel] = await listOf(member!);
    expect(parcel).toEqual({
      number: expect.stringMatching(/^P\d+/),
      status: 'requested',
      cards: 2,
      history_id: drawId,
      due_on: '2026-04-21',
      needs_address: '0',
      is_late: '0',
      delivery_code: '',
      url: '',
    });
    expect(await listOf(other!)).toEqual([]);
    shop.clock.set(new Date('2026-04-22T00:00:01+09:00'));
    expect(await listOf(member!)).toMatchObject([{ number: parcel.number, is_late: '1' }]);
    const goesTo = (address: string) =>
      shop.pool.query('update shipments.parcels set address = $2 where member_id = $1', [member!.memberId, address]);
    await goesTo('');
    expect(await listOf(member!)).toMatchObject([{ needs_address: '1', is_late: '0' }]);
    await goesTo('千代田1-1');

    const { rows } = await shop.pool.query('select shipment_id as id from shipments.parcels where member_id = $1', [
      member!.memberId,
    ]);
    const shipped = { delivery_code: '4900-1234-5686', carrier: 'ヤマト運輸', reason: '発送' };
    const support = await signInAs(shop, 'support');
    expect((await support.post(`shipments/${rows[0].id}/mark-shipped`, shipped)).status).toBe(200);
    expect(await listOf(member!)).toMatchObject([
      { status: 'shipped', is_late: '0', url: expect.stringContaining('490012345686') },
    ]);
    shop.clock.advance(15 * 86_400_000);
    expect(await listOf(member!)).toEqual([]);
    expect((await shop.visitorGet('user/parcel/list')).status).toBe(401);
  });
});
