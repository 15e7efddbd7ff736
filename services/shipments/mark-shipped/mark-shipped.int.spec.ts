import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildCard, dispatch, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

describe('who may do what with parcels', () => {
  it.each([
    ['owner', 200, 200],
    ['support', 200, 200],
    ['finance', 200, 403],
    ['nobody', 401, 401],
  ] as const)('%s: reading %d, marking %d', async (who, reading, marking) => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    expect((await table.consoles[who].get('shipments')).status).toBe(reading);
    expect((await table.consoles[who].get(`shipments/${id}`)).status).toBe(reading);
    expect((await table.consoles[who].post(`shipments/${id}/mark-shipped`, markShipped)).status).toBe(marking);
    expect(await table.eventsOf(id)).toHaveLength(marking === 200 ? 2 : 1);
  });

  it('requires the CSRF token', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    const without = { 'x-csrf-token': '' };
    expect((await table.consoles.owner.send('POST', `shipments/${id}/mark-shipped`, markShipped, without)).status).toBe(
      403,
    );
  });
});

describe('a parcel that is marked as shipped', () => {
  const trailOf = async (id: string) => {
    const text = `select o.name, t.resource, t.command, t.reason, t.outcome
      from operators.audit_trail t join operators.operators o on o.id = t.operator_id
      where t.resource_id = $1 order by t.id`;
    return (await table.shop.pool.query(text, [id])).rows;
  };

  it('responds with the parcel, and a repetition changes nothing', async () => {
    const draw = table.drawId();
    const id = await table.request([buildCard(draw, 0)]);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await table.consoles.support.post(`shipments/${id}/mark-shipped`, markShipped);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'shipped', ...dispatch, shipped_at: expect.any(String) });
      expect(body.items).toHaveLength(1);
    }
    const events = await table.eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(['ShipmentRequested', 'ShipmentShipped']);
    const { delivery_code: deliveryCode, carrier } = dispatch;
    expect(events[1]).toMatchObject({
      partition_key: table.memberId,
      actor: expect.stringMatching(/^operator:/),
      data: { shipmentId: id, memberId: table.memberId, drawIds: [draw], deliveryCode, carrier },
    });
  });

  it('refuses another number', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    await table.consoles.support.post(`shipments/${id}/mark-shipped`, markShipped);
    const another = { ...markShipped, delivery_code: '9' };
    const { status, body } = await table.consoles.owner.send('POST', `shipments/${id}/mark-shipped`, another, {
      'accept-language': 'en',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      delivery_code: [
        'It has already been shipped (西濃運輸 1234-5678-9012). If that is wrong, use “Correct tracking number”.',
      ],
    });
    const entry = { resource: 'shipments', command: 'mark-shipped', reason: '発送しました' };
    expect(await trailOf(id)).toEqual([
      { ...entry, name: 'Support', outcome: 'done' },
      { ...entry, name: 'Owner', outcome: 'AlreadyShipped' },
    ]);
  });

  it.each([
    [{ ...markShipped, delivery_code: '' }, ['delivery_code']],
    [{ ...markShipped, delivery_code: '=1+1' }, ['delivery_code']],
    [{ ...markShipped, carrier: 'a\nb' }, ['carrier']],
    [dispatch, ['reason']],
    [{}, ['carrier', 'delivery_code', 'reason']],
  ])('requires a number, a carrier and a reason: %j', async (body, fields) => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    const reply = await table.consoles.support.post(`shipments/${id}/mark-shipped`, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors).sort()).toEqual(fields);
    expect(await table.eventsOf(id)).toHaveLength(1);
  });

  it('ships once for many requests at once', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    const codes = Array.from({ length: 10 }, (_, i) => ({ ...markShipped, delivery_code: `CODE-${i}` }));
    const replies = await Promise.all(
      codes.map((body) => table.consoles.owner.post(`shipments/${id}/mark-shipped`, body)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await table.eventsOf(id)).toHaveLength(2);
  });

  it('refuses the number of another member’s parcel in any notation, also at the same moment', async () => {
    const other = await table.register('neighbour@example.com', 'en');
    const mine = await table.request([buildCard(table.drawId(), 0)]);
    const theirs = await table.request([buildCard(table.drawId(), 0)], undefined, other);
    const responses = await Promise.all([
      table.consoles.owner.post(`shipments/${mine}/mark-shipped`, { ...markShipped, delivery_code: '77-77' }),
      table.consoles.owner.post(`shipments/${theirs}/mark-shipped`, { ...markShipped, delivery_code: '7777' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { body } = responses.find(({ status }) => status === 400)!;
    const holder = responses[0]!.status === 200 ? mine : theirs;
    expect(body.errors.delivery_code[0]).toContain(await table.numberOf(holder));
    expect(body.errors.delivery_code[0]).not.toContain(holder);
    const second = await table.request(
      [buildCard(table.drawId(), 0)],
      undefined,
      holder === mine ? table.memberId : other,
    );
    const again = { ...markShipped, delivery_code: '7777' };
    expect((await table.consoles.owner.post(`shipments/${second}/mark-shipped`, again)).status).toBe(200);
  });

  it('refuses an operator who has seen another version', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    const stale = await table.consoles.owner.post(`shipments/${id}/mark-shipped`, { ...markShipped, version: 2 });
    expect([stale.status, Object.keys(stale.body.errors)]).toEqual([409, ['version']]);
    const seen = await table.consoles.owner.post(`shipments/${id}/mark-shipped`, { ...markShipped, version: 1 });
    expect([seen.status, seen.body.version]).toEqual([200, 2]);
  });
});
