import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../kernel/ids.js';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('the list of parcels', () => {
  let recipient: string;
  const ids: string[] = [];
  let number: string;
  const list = (query: Record<string, unknown>) => {
    const filter = { member_id: recipient, ...(query.filter as object) };
    const text = Object.entries({ ...query, filter }).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return table.consoles.finance.get(`shipments?${text.join('&')}`);
  };

  beforeAll(async () => {
    recipient = await table.register('taro@example.com', 'en');
    for (let i = 0; i < 30; i++) {
      table.shop.clock.pass(1000);
      ids.push(await table.request([buildCard(table.drawId(), i)], undefined, recipient));
    }
    number = await table.numberOf(ids[4]!);
    for (const id of ids.slice(0, 10)) await table.consoles.owner.post(`shipments/${id}/mark-shipped`, markShipped);
  });

  it('returns the first 25, oldest first', async () => {
    const { headers, body } = await list({});
    expect(headers['content-range']).toBe('shipments 0-24/30');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(0, 25));
    expect(body[0]).not.toHaveProperty('items');
  });

  it('returns the requested range', async () => {
    const { headers, body } = await list({ range: [25, 49] });
    expect(headers['content-range']).toBe('shipments 25-29/30');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(25));
    expect((await list({ range: [50, 74] })).headers['content-range']).toBe('shipments */30');
  });

  it('sorts and filters', async () => {
    const { headers, body } = await list({ sort: ['requested_at', 'DESC'], filter: { status: 'requested' } });
    expect(headers['content-range']).toBe('shipments 0-19/20');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(10).reverse());
    const chosen = await list({ filter: { id: [ids[3], ids[1], 'no id'] } });
    expect(chosen.body.map((row: { id: string }) => row.id)).toEqual([ids[1], ids[3]]);
  });

  it.each([
    ['a value', { filter: { status: "requested' or '1'='1" } }, 200],
    ['a value that names nothing', { filter: { member_id: "x'; drop table shipments.parcels; --" } }, 200],
    ['a field', { filter: { "status') or (1=1": 'x' } }, 400],
    ['a field to sort by', { sort: ['requested_at; drop table shipments.parcels', 'ASC'] }, 400],
    ['a hidden column', { sort: ['tel', 'ASC'] }, 400],
    ['a direction', { sort: ['requested_at', 'ASC; drop table shipments.parcels'] }, 400],
    ['a range', { range: ['0; drop table shipments.parcels', 1] }, 400],
  ])('treats SQL in %s as text', async (_, query, status) => {
    const { status: responseStatus, body } = await list(query);
    expect(responseStatus).toBe(status);
    if (status === 200) expect(body).toEqual([]);
    expect((await list({})).headers['content-range']).toBe('shipments 0-24/30');
  });

  it.each(['x', newId(new Date()), "1' or '1'='1", '%00'])('returns 404 for parcel %s', async (id) => {
    expect((await table.consoles.owner.get(`shipments/${id}`)).status).toBe(404);
    expect((await table.consoles.owner.post(`shipments/${id}/mark-shipped`, markShipped)).status).toBe(404);
  });

  const searches: [of: string, text: () => string, expected: () => (string | undefined)[]][] = [
    ['shipment', () => ids[4]!, () => [ids[4]]],
    ['member', () => recipient, () => ids],
    ['tracking number, however it is written', () => '５-55555', () => [ids[12]]],
    ['parcel number, however it is written', () => `p-${number.slice(1)}`.toLowerCase(), () => [ids[4]]],
    ['name', () => '髙橋花', () => ids],
    ['phone number', () => '090-1234-5678', () => ids],
    ['nobody’s name', () => '髙橋_', () => []],
  ];
  it.each(searches)('finds parcels by %s', async (_, q, expected) => {
    await table.consoles.owner.post(`shipments/${ids[12]}/mark-shipped`, { ...markShipped, delivery_code: '555-555' });
    const { body } = await list({ filter: { q: q() }, range: [0, 99] });
    expect(body.map((row: { id: string }) => row.id)).toEqual(expected());
  });

  it('filters late parcels', async () => {
    expect((await list({ filter: { late: true } })).body).toEqual([]);
    table.shop.clock.pass(21 * 24 * 3_600_000);
    table.consoles = await table.signInAgain();
    const { body } = await list({ filter: { late: true }, range: [0, 0] });
    expect(body).toMatchObject([{ id: ids[10], late: true, due_on: '2026-02-04' }]);
    expect((await list({ filter: { status: 'shipped' }, range: [0, 0] })).body).toMatchObject([{ late: false }]);
  });
});
