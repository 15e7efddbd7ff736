import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { deal, type Hand } from '../services/draws/test/hand.fixture.js';
import { AddressParcels } from '../services/shipments/address-parcels/address-parcels.command.js';
import { signInAs } from './support/console.js';
import { QuietShop } from './support/quiet-shop.js';
import { buildPrize, type WholeShop } from './support/whole-shop.js';

const DAY_MS = 24 * 3_600_000;
const HOME = {
  lastName: '山田',
  firstName: '花子',
  tel: '09012345678',
  zipcode: '1000001',
  pref_id: '13',
  shiku: '千代田区',
  address: '千代田1-1',
};

let quiet: QuietShop;
let shop: WholeShop;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

/** Creates a member without personal data, who has drawn a card that may only be shipped and another one. */
const newcomer = async (): Promise<Hand> => {
  const hand = await deal(shop, [buildPrize('only', 1, 9000, { noReduction: true }), buildPrize('plain', 1, 2000)]);
  await shop.pool.query(
    `update members.profiles set last_name = '', first_name = '', tel = '', zipcode = '', pref_id = 0, province = '',
       shiku = '', address = '', building = '' where member_id = $1`,
    [hand.memberId],
  );
  return hand;
};
const parcelsOf = async ({ memberId }: Hand) =>
  (
    await shop.pool.query('select shipment_id as id, name, address from shipments.parcels where member_id = $1', [
      memberId,
    ])
  ).rows;

describe('a member without an address', () => {
  it('cannot ship, converts cards to points, and ships once the address is entered', async () => {
    const { browser, cards, ...hand } = await newcomer();
    const choice = { send_card: cards.only, reduction_card: cards.plain };
    const refused = await browser.post('user/pack/decision', choice);
    expect(refused.body).toMatchObject({ state: 400, errors: { send_card: [expect.stringContaining('ご住所')] } });
    expect((await browser.get('user/pack/buy_result')).body.cards).toHaveLength(2);
    expect((await browser.post('user/pack/decision', { reduction_card: cards.plain })).body.state).toBe(200);
    expect((await browser.post('user/address', HOME)).body.state).toBe(200);
    expect((await browser.post('user/pack/decision', { send_card: cards.only })).body.state).toBe(200);
    expect(await parcelsOf({ browser, cards, ...hand })).toMatchObject([{ name: '山田 花子', address: HOME.address }]);
  });

  it('has cards of the deadline stored here until the address is entered', async () => {
    const hand = await newcomer();
    await quiet.pass(DAY_MS);
    await hand.browser.get('user/point');
    const [parcel] = await parcelsOf(hand);
    expect(parcel).toMatchObject({ name: '', address: '' });
    const support = await signInAs(shop, 'support');
    const shown = async () => (await support.get(`shipments/${parcel.id}`)).body;
    expect(await shown()).toMatchObject({ status: 'requested', held: true });
    const sent = await support.post(`shipments/${parcel.id}/mark-shipped`, {
      reason: '発送',
      delivery_code: 'NOWHERE-1',
      carrier: '西濃運輸',
    });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([400, ['status']]);
    await hand.browser.post('user/address', HOME);
    await shop.app.get(CommandBus).execute(new AddressParcels(hand.memberId));
    expect(await shown()).toMatchObject({ held: false, name: '山田 花子', address: HOME.address });
  });
});
