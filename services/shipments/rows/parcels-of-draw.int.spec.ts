import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../kernel/ids.js';
import { ParcelsOfDraw } from '../index.js';
import { dueDayOf } from '../streams/due-day.js';
import { buildCard, dispatch, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('the cards of a draw', () => {
  it('appear in their member’s parcels', async () => {
    const [first, second, unsent] = [table.drawId(), table.drawId(), table.drawId()];
    const sent = await table.request([buildCard(first, 3), buildCard(first, 1), buildCard(second, 0)]);
    table.shop.clock.pass(1000);
    const later = await table.request([buildCard(first, 0)]);
    await table.consoles.owner.post(`shipments/${sent}/mark-shipped`, markShipped);
    const { delivery_code: deliveryCode, carrier } = dispatch;
    const parcels = table.shop.app.get(ParcelsOfDraw);
    const numbers = new Map([
      [sent, await table.numberOf(sent)],
      [later, await table.numberOf(later)],
    ]);
    const dueOn = dueDayOf(table.shop.clock.now());
    const called = (id: string) => ({
      parcelId: id,
      number: numbers.get(id),
      shipmentIds: [id],
      dueOn,
      needsAddress: false,
    });
    expect(await parcels.of(table.memberId, [first, second, unsent])).toEqual(
      new Map([
        [
          first,
          [
            { ...called(sent), status: 'shipped', deliveryCode, carrier, cardIndexes: [1, 3] },
            { ...called(later), status: 'requested', deliveryCode: null, carrier: null, cardIndexes: [0] },
          ],
        ],
        [second, [{ ...called(sent), status: 'shipped', deliveryCode, carrier, cardIndexes: [0] }]],
      ]),
    );
    expect(await parcels.of(newId(new Date()), [first])).toEqual(new Map());
  });

  it('share one parcel when their shipments were combined', async () => {
    const draw = table.drawId();
    const memberId = await table.register('twice@example.com', 'ja');
    const [older, newer] = [
      await table.request([buildCard(draw, 2)], undefined, memberId),
      await table.request([buildCard(draw, 0), buildCard(draw, 1)], undefined, memberId),
    ];
    await table.consoles.owner.post(`shipments/${newer}/combine`, { reason: '同じ住所' });
    const [parcel, ...others] = (await table.shop.app.get(ParcelsOfDraw).of(memberId, [draw])).get(draw)!;
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({ number: await table.numberOf(older), cardIndexes: [0, 1, 2] });
    expect(parcel!.shipmentIds.toSorted()).toEqual([older, newer].toSorted());
  });
});
