import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

const post = (id: string, command: string, body: object) =>
  table.consoles.support.post(`shipments/${id}/${command}`, { ...markShipped, ...body });
const sent = async (delivery_code: string, memberId?: string) => {
  const id = await table.request([buildCard(table.drawId(), 0)], undefined, memberId);
  expect((await post(id, 'mark-shipped', { delivery_code })).status).toBe(200);
  return id;
};

describe('a wrong tracking number', () => {
  it('can be corrected, and both numbers stay in the history', async () => {
    const id = await sent('WRONG-1');
    const { status, body } = await post(id, 'correct-tracking', { delivery_code: 'RIGHT-1', carrier: '福山通運' });
    expect([status, body.status, body.delivery_code, body.carrier]).toEqual([200, 'shipped', 'RIGHT-1', '福山通運']);
    expect(body.history).toMatchObject([
      { type: 'ShipmentRequested' },
      { type: 'ShipmentShipped', delivery_code: 'WRONG-1', carrier: '西濃運輸' },
      { type: 'ShipmentTrackingCorrected', delivery_code: 'RIGHT-1', carrier: '福山通運', replaces: 'WRONG-1' },
    ]);
    expect((await post(id, 'correct-tracking', { delivery_code: 'RIGHT-1', carrier: '福山通運' })).status).toBe(200);
    expect(await table.eventsOf(id)).toHaveLength(3);
    const { rows } = await table.shop.pool.query(
      "select reason, outcome from operators.audit_trail where resource_id = $1 and command = 'correct-tracking'",
      [id],
    );
    expect(rows).toContainEqual({ reason: markShipped.reason, outcome: 'done' });
  });

  it('becomes free for the parcel that has it on its label', async () => {
    const other = await table.register('whose@example.com', 'ja');
    const wrong = await sent('LABEL-OF-THE-OTHER');
    const theirs = await table.request([buildCard(table.drawId(), 0)], undefined, other);
    const taken = await post(theirs, 'mark-shipped', { delivery_code: 'LABEL-OF-THE-OTHER' });
    expect(taken.body.errors.delivery_code[0]).toContain(await table.numberOf(wrong));
    await post(wrong, 'correct-tracking', { delivery_code: 'LABEL-OF-ITS-OWN' });
    expect((await post(theirs, 'mark-shipped', { delivery_code: 'LABEL-OF-THE-OTHER' })).status).toBe(200);
    const back = await post(wrong, 'correct-tracking', { delivery_code: 'LABELOFTHEOTHER' });
    expect(back.body.errors.delivery_code[0]).toContain(await table.numberOf(theirs));
  });

  it('causes one mail to the member, with the correct number', async () => {
    const mail = 'corrected@example.com';
    const to = await table.register(mail, 'ja');
    const ids = [await table.request([buildCard(table.drawId(), 0)], undefined, to)];
    ids.push(await table.request([buildCard(table.drawId(), 0)], undefined, to));
    await post(ids[0]!, 'combine', {});
    await post(ids[0]!, 'mark-shipped', { delivery_code: 'TOLD-WRONG' });
    await post(ids[1]!, 'correct-tracking', { delivery_code: 'TOLD-RIGHT' });
    await waitUntilRead(table.shop.pool, 'notify-member-when-tracking-corrected');
    const { rows } = await table.shop.pool.query(
      "select body from mail.messages where recipient = $1 and id like 'notify-member-when-tracking-corrected%'",
      [mail],
    );
    expect(rows).toEqual([{ body: expect.stringContaining('追跡番号：TOLD-RIGHT') }]);
    expect(rows[0].body).toContain(await table.numberOf(ids[1]!));
  });

  it('refuses finance, and a missing reason', async () => {
    const id = await sent('FINANCE-1');
    const body = { ...markShipped, delivery_code: 'FINANCE-2' };
    expect((await table.consoles.finance.post(`shipments/${id}/correct-tracking`, body)).status).toBe(403);
    expect((await post(id, 'correct-tracking', { reason: '' })).body.errors).toHaveProperty('reason');
    expect((await post(id, 'correct-tracking', { ...body, version: 1 })).body.errors).toHaveProperty('version');
  });
});
