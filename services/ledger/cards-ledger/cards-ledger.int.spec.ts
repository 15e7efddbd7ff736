import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let hanako: Person;

beforeAll(async () => {
  ({ house, hanako } = await runTwoDays());
});
afterAll(() => house?.close());

describe('the ledger of cards', () => {
  it('has one place for each card', async () => {
    const expected = {
      in_box: 77,
      undecided: 0,
      to_ship: 2,
      shipped: 0,
      returned: 0,
      forfeited: 0,
      converted: 21,
      exchanged: 0,
      difference: 0,
    };
    expect(await house.read('cards-ledger/ledger')).toEqual({
      id: 'ledger',
      kind: 'pack',
      title: 'パックledger',
      title_en: 'Pack ledger',
      status: 'open',
      tickets: 100,
      ...expected,
    });
    const all = await house.read('cards-ledger');
    expect(all.find((pack: { id: string }) => pack.id === 'ledger')).toMatchObject(expected);
    expect(await house.read('cards-ledger/totals')).toEqual({
      packs: 2,
      tickets: 110,
      ...expected,
      in_box: 87,
      events_behind: 0,
    });
    expect((await house.consoles.finance.get('cards-ledger/nothing')).status).toBe(404);
  });

  it('follows a parcel to the carrier', async () => {
    const { rows } = await house.shop.pool.query('select shipment_id from shipments.parcels where member_id = $1', [
      hanako.memberId,
    ]);
    const shipped = { delivery_code: '1234-5678-9013', carrier: 'ヤマト運輸', reason: '発送' };
    const { status } = await house.consoles.owner.post(`shipments/${rows[0].shipment_id}/mark-shipped`, shipped);
    expect(status).toBe(200);
    await house.quiet.feed();
    expect(await house.read('cards-ledger/ledger')).toMatchObject({ to_ship: 0, shipped: 2, difference: 0 });
  });

  it('counts extra prizes of each rule before and after they are won', async () => {
    const extra = (id: string, rule: 'last' | 'every' | 'at', draws: number[]) =>
      buildPrize(id, 0, 500, { extra: { rule, draws }, rank: 0 });
    const prizes = [
      buildPrize('a', 25, 60),
      extra('round', 'every', [10]),
      extra('named', 'at', [3, 20]),
      extra('end', 'last', []),
    ];
    await house.shop.openBox('extras', { prizes });
    expect(await house.read('cards-ledger/extras')).toMatchObject({ tickets: 30, in_box: 30, difference: 0 });
    for (const { count, in_box } of [
      { count: 2, in_box: 28 },
      { count: 8, in_box: 18 },
      { count: 14, in_box: 2 },
      { count: 1, in_box: 0 },
    ]) {
      const buyer = await house.shop.person(5000);
      await house.draw(buyer, 'extras', count);
      await house.quiet.feed();
      expect(await house.read('cards-ledger/extras')).toMatchObject({ tickets: 30, in_box, difference: 0 });
    }
    expect(await house.read('cards-ledger/totals')).toMatchObject({ difference: 0 });
  });

  it('shows a card without a place', async () => {
    await house.shop.pool.query(
      `update ledger.cards_by_pack set converted = converted - 1
        where (pack_id, lane) = (select 'ledger', min(lane) from ledger.cards_by_pack where pack_id = 'ledger')`,
    );
    expect(await house.read('cards-ledger/ledger')).toMatchObject({ difference: 1 });
    expect(await house.read('cards-ledger/totals')).toMatchObject({ difference: 1 });
  });
});
