import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../kernel/ids.js';
import { ParcelsOfDraw } from './index.js';
import { card, dispatch, markShipped, PackingTable } from './shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('the cards of a draw', () => {
  it('are found in the parcels of their member', async () => {
    const [first, second, unsent] = [table.drawId(), table.drawId(), table.drawId()];
    const sent = await table.request([card(first, 3), card(first, 1), card(second, 0)]);
    table.shop.clock.pass(1000);
    const later = await table.request([card(first, 0)]);
    await table.consoles.owner.post(`shipments/${sent}/mark-shipped`, markShipped);
    const { delivery_code: deliveryCode, carrier } = dispatch;
    const parcels = table.shop.app.get(ParcelsOfDraw);
    expect(await parcels.of(table.memberId, [first, second, unsent])).toEqual(
      new Map([
        [
          first,
          [
            { shipmentId: sent, status: 'shipped', deliveryCode, carrier, cardIndexes: [1, 3] },
            { shipmentId: later, status: 'requested', deliveryCode: null, carrier: null, cardIndexes: [0] },
          ],
        ],
        [second, [{ shipmentId: sent, status: 'shipped', deliveryCode, carrier, cardIndexes: [0] }]],
      ]),
    );
    expect(await parcels.of(newId(new Date()), [first])).toEqual(new Map());
  });
});
