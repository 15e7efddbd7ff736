import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

const post = (id: string, command: string, body: object = {}) =>
  table.consoles.support.post(`shipments/${id}/${command}`, { reason: '同じ住所', ...body });
const listOf = async (memberId: string, filter: object = {}) =>
  (await table.consoles.support.get(`shipments?filter=${JSON.stringify({ member_id: memberId, ...filter })}`)).body;

describe('several shipments of one member to one address', () => {
  let memberId: string;
  let ids: string[];

  const three = async (mail: string) => {
    memberId = await table.register(mail, 'ja');
    ids = [];
    for (let i = 0; i < 3; i++) {
      table.shop.clock.pass(1000);
      ids.push(await table.request([buildCard(table.drawId(), i), buildCard(table.drawId(), i)], undefined, memberId));
    }
  };

  it('become one parcel with all their cards, listed under the oldest', async () => {
    await three('one@example.com');
    const [oldest, middle] = ids as [string, string];
    expect((await listOf(memberId, { combinable: true })).map((row: { combinable: number }) => row.combinable)).toEqual(
      [2, 2, 2],
    );
    expect((await post(middle, 'combine')).body).toMatchObject({
      id: middle,
      parcel_id: oldest,
      together: 3,
      count: 6,
    });
    expect(await listOf(memberId)).toMatchObject([
      { id: oldest, together: 3, count: 6, combinable: 0, cards: [{ name: 'Dragon', quantity: 6 }], version: 2 },
    ]);
    expect(await listOf(memberId, { combinable: true })).toEqual([]);
    const { body } = await table.consoles.support.get(`shipments/${oldest}`);
    expect(body.items.map((item: { shipment_id: string }) => item.shipment_id)).toEqual(ids.flatMap((id) => [id, id]));
    expect(body.shipments.map((one: { id: string }) => one.id)).toEqual(ids);
    expect((await post(oldest, 'combine')).body.errors).toHaveProperty('status');
  });

  it('get one tracking number', async () => {
    await three('all@example.com');
    await post(ids[0]!, 'combine');
    expect((await post(ids[2]!, 'mark-shipped', markShipped)).status).toBe(200);
    for (const id of ids)
      expect((await table.eventsOf(id)).map(({ type }) => type)).toEqual([
        'ShipmentRequested',
        'ShipmentCombined',
        'ShipmentShipped',
      ]);
    const { body } = await table.consoles.support.get(`shipments/${ids[1]}`);
    expect(body.history).toMatchObject([
      ...ids.map(() => ({ type: 'ShipmentRequested', count: 2 })),
      { type: 'ShipmentCombined', together: 3 },
      { type: 'ShipmentShipped', delivery_code: '1234-5678-9012' },
    ]);
    for (const command of ['combine', 'split'])
      expect((await post(ids[1]!, command)).body.errors).toHaveProperty('status');
  });

  it('cannot be shipped with cards that the operator has not seen in them', async () => {
    await three('seen@example.com');
    await post(ids[0]!, 'combine');
    const { version } = (await listOf(memberId))[0];
    const late = await table.request([buildCard(table.drawId(), 9)], undefined, memberId);
    await post(ids[0]!, 'combine');
    const stale = await post(ids[0]!, 'mark-shipped', { ...markShipped, version });
    expect([stale.status, Object.keys(stale.body.errors)]).toEqual([409, ['version']]);
    expect(await table.eventsOf(late)).toHaveLength(2);
  });

  it('separate again after a split, and later ones stay separate', async () => {
    await three('split@example.com');
    await post(ids[0]!, 'combine');
    table.shop.clock.pass(1000);
    const later = await table.request([buildCard(table.drawId(), 9)], undefined, memberId);
    expect(await listOf(memberId)).toHaveLength(2);
    expect((await post(ids[1]!, 'split')).body).toMatchObject({ id: ids[1], parcel_id: ids[1], together: 1 });
    expect((await listOf(memberId)).map((row: { id: string }) => row.id)).toEqual([...ids, later]);
    expect((await post(ids[1]!, 'split')).body.errors).toHaveProperty('status');
  });

  it('stay separate for another address or member', async () => {
    await three('apart@example.com');
    await table.shop.pool.query("update shipments.parcels set building = '別館' where shipment_id = $1", [ids[1]]);
    expect((await post(ids[1]!, 'combine')).status).toBe(400);
    expect((await post(ids[0]!, 'combine')).body).toMatchObject({ together: 2, parcel_id: ids[0] });
  });

  it('can be combined and shipped in either order, but never in part', async () => {
    await three('race@example.com');
    await Promise.all([
      post(ids[0]!, 'combine'),
      post(ids[1]!, 'mark-shipped', { ...markShipped, delivery_code: 'RACE-1' }),
      post(ids[2]!, 'split'),
    ]);
    const rows = await listOf(memberId);
    const shipped = rows.filter((row: { status: string }) => row.status === 'shipped');
    expect(shipped).toHaveLength(1);
    expect([1, 3]).toContain(shipped[0].together);
    expect(rows.reduce((sum: number, row: { together: number }) => sum + row.together, 0)).toBe(3);
  });
});
