import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../kernel/time.js';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

const reason = { reason: '宛先不明' };
const post = (id: string, command: string, body: object = reason) =>
  table.consoles.support.post(`shipments/${id}/${command}`, body);
const sent = async () => {
  const id = await table.request([buildCard(table.drawId(), 0)]);
  await post(id, 'mark-shipped', markShipped);
  return id;
};

describe('a parcel that came back', () => {
  it('stays for thirty days and can be sent again with a new number', async () => {
    const id = await sent();
    const { status, body } = await post(id, 'mark-returned');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'returned', kept_until: '2026-02-14', returned_at: expect.any(String) });
    expect((await post(id, 'mark-returned')).body.errors).toHaveProperty('status');
    expect((await post(id, 'mark-shipped', markShipped)).body.errors).toHaveProperty('status');
    expect((await post(id, 'resend', markShipped)).body.errors).toHaveProperty('delivery_code');
    const again = await post(id, 'resend', { ...markShipped, delivery_code: '2-2' });
    expect(again.body).toMatchObject({ status: 'shipped', delivery_code: '2-2', returned_at: null, kept_until: null });
    expect(again.body.history).toMatchObject([
      { type: 'ShipmentRequested', count: 1 },
      { type: 'ShipmentShipped', delivery_code: '1234-5678-9012' },
      { type: 'ShipmentReturned', kept_until: '2026-02-14' },
      { type: 'ShipmentShipped', delivery_code: '2-2', carrier: '西濃運輸' },
    ]);
  });

  it('can be forfeited afterwards, and not before', async () => {
    const id = await sent();
    await post(id, 'mark-returned');
    expect((await post(id, 'forfeit')).body.errors.status[0]).toContain('2026年2月14日');
    table.shop.clock.pass(31 * DAY_MS);
    table.consoles = await table.signInAgain();
    expect((await post(id, 'forfeit')).body).toMatchObject({ status: 'forfeited', forfeited_at: expect.any(String) });
    expect((await post(id, 'resend', { ...markShipped, delivery_code: '3-3' })).body.errors).toHaveProperty('status');
  });

  it.each(['mark-returned', 'resend', 'forfeit'])('must have been sent for %s', async (command) => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    const { status, body } = await post(id, command, markShipped);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['status']]);
  });

  it.each(['mark-returned', 'resend', 'forfeit', 'combine', 'split'])(
    '%s requires a reason and a permission',
    async (command) => {
      const id = await sent();
      const { reason: _, ...unreasoned } = markShipped;
      expect((await post(id, command, unreasoned)).body.errors).toHaveProperty('reason');
      expect((await table.consoles.finance.post(`shipments/${id}/${command}`, markShipped)).status).toBe(403);
    },
  );
});
