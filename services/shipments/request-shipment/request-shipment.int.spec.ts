import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { address, buildCard, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('a shipment that is requested', () => {
  it('creates an event without personal data, and a parcel with the address of that time', async () => {
    const [first, second] = [table.drawId(), table.drawId()];
    const id = await table.request([buildCard(first, 0), buildCard(second, 4), buildCard(first, 2)]);
    const [event] = await table.eventsOf(id);
    expect(event).toEqual({
      type: 'ShipmentRequested',
      actor: `member:${table.memberId}`,
      partition_key: table.memberId,
      data: {
        shipmentId: id,
        memberId: table.memberId,
        cards: [
          { drawId: first, indexes: [0, 2] },
          { drawId: second, indexes: [4] },
        ],
      },
    });
    const { prefId: pref_id, ...lines } = address;
    const { body } = await table.consoles.support.get(`shipments/${id}`);
    const { items, cards, shipments, history, ...parcel } = body;
    expect(history).toMatchObject([{ type: 'ShipmentRequested', count: 3 }]);
    expect(parcel).toEqual({
      id,
      number: expect.stringMatching(/^P\d{6}[A-Z]$/),
      parcel_id: id,
      member_id: table.memberId,
      status: 'requested',
      version: 1,
      requested_at: '2026-01-15T12:00:00.000+09:00',
      due_on: '2026-02-04',
      late: false,
      held: false,
      shipped_at: null,
      returned_at: null,
      kept_until: null,
      forfeited_at: null,
      delivery_code: null,
      carrier: null,
      together: 1,
      count: 3,
      combinable: 0,
      ...lines,
      pref_id,
      prefecture: '東京都',
    });
    const kind = { prize_id: 'p1', name: 'Dragon', model_number: 'DR-001', image_url: '/images/dragon.svg' };
    expect(cards).toEqual([{ ...kind, quantity: 3 }]);
    expect(items).toHaveLength(3);
    expect(items).toContainEqual({ shipment_id: id, draw_id: second, index: 4, ...kind });
    expect(shipments).toEqual([
      { id, number: parcel.number, requested_at: '2026-01-15T12:00:00.000+09:00', draw_ids: [first, second], count: 3 },
    ]);
  });

  it('fails as a whole for a used id', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    await expect(table.request([buildCard(table.drawId(), 1)], id)).rejects.toThrow(/duplicate key/);
    expect(await table.eventsOf(id)).toHaveLength(1);
  });
});
