import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { DAY_MS } from '../../kernel/time.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { shipmentsPart } from '../shipments.module.js';
import { address, buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
});

afterAll(() => table?.close());

const elsewhere = {
  zipcode: '5300001',
  pref_id: 27,
  shiku: '大阪市北区',
  address: '梅田1-1',
  building: '別館',
};
const post = (id: string, command: string, body: object) =>
  table.consoles.support.post(`shipments/${id}/${command}`, { reason: '転居のため', ...body });
const unsent = (memberId?: string) => table.request([buildCard(table.drawId(), 0)], undefined, memberId);
const returned = async (delivery_code: string) => {
  const id = await unsent();
  await post(id, 'mark-shipped', { ...markShipped, delivery_code });
  await post(id, 'mark-returned', {});
  return id;
};

describe('the address of a parcel that lies here', () => {
  it('changes without changing the recipient, and no event has it', async () => {
    const id = await unsent();
    const { status, body } = await post(id, 'change-address', elsewhere);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...elsewhere,
      prefecture: '大阪府',
      name: address.name,
      tel: address.tel,
      version: 2,
    });
    const events = await table.eventsOf(id);
    expect(events.at(-1)).toMatchObject({
      type: 'ShipmentAddressChanged',
      data: { shipmentId: id, memberId: table.memberId },
    });
    expect(JSON.stringify(events)).not.toMatch(/梅田|千代田|髙橋/);
    expect(body.history.at(-1)).toMatchObject({ former_address: { prefecture: '東京都', shiku: '千代田区' } });
    expect((await post(id, 'change-address', elsewhere)).body.version).toBe(2);
    const { rows } = await table.shop.pool.query(
      "select reason, outcome from operators.audit_trail where resource_id = $1 and command = 'change-address'",
      [id],
    );
    expect(rows).toContainEqual({ reason: '転居のため', outcome: 'done' });
  });

  it('changes for all shipments in the parcel', async () => {
    const to = await table.register('together@example.com', 'ja');
    const ids = [await unsent(to), await unsent(to)];
    await post(ids[0]!, 'combine', {});
    await post(ids[1]!, 'change-address', { ...elsewhere, name: '髙橋 太郎', tel: '0612345678' });
    for (const id of ids) {
      const { body } = await table.consoles.support.get(`shipments/${id}`);
      expect(body).toMatchObject({ ...elsewhere, name: '髙橋 太郎', tel: '0612345678', together: 2 });
    }
  });

  it('causes a mail to the member that does not name the address', async () => {
    const mail = 'moved@example.com';
    const id = await unsent(await table.register(mail, 'en'));
    await post(id, 'change-address', elsewhere);
    await waitUntilRead(table.shop.pool, 'notify-member-when-address-changed');
    const { rows } = await table.shop.pool.query(
      "select body from mail.messages where recipient = $1 and id like 'notify-member-when-address-changed%'",
      [mail],
    );
    expect(rows).toEqual([{ body: expect.stringContaining(await table.numberOf(id)) }]);
    expect(rows[0].body).not.toContain('梅田');
  });

  it('stays while the parcel is in transit', async () => {
    const id = await unsent();
    await post(id, 'mark-shipped', { ...markShipped, delivery_code: 'GONE-1' });
    const { status, body } = await post(id, 'change-address', elsewhere);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['status']]);
    expect((await table.consoles.support.get(`shipments/${id}`)).body).toMatchObject({ shiku: '千代田区' });
  });

  it.each([
    [{ zipcode: '530' }, 'zipcode'],
    [{ pref_id: 48 }, 'pref_id'],
    [{ shiku: ' ' }, 'shiku'],
    [{ address: undefined }, 'address'],
    [{ building: 'a\nb' }, 'building'],
    [{ name: '' }, 'name'],
    [{ tel: '06-1234-567' }, 'tel'],
    [{ pref_id: 99, tel: '15551234567', zipcode: '90210' }, 'province'],
    [{ reason: ' ' }, 'reason'],
    [{ version: 7 }, 'version', 409],
  ] as [object, string, number?][])('refuses an invalid address: %j', async (wrong, field, state = 400) => {
    const id = await unsent();
    const { status, body } = await post(id, 'change-address', { ...elsewhere, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([state, [field]]);
    expect(await table.eventsOf(id)).toHaveLength(1);
  });

  it('may be overseas, and finance has no permission', async () => {
    const id = await unsent();
    const abroad = { pref_id: 99, province: 'USA', zipcode: '90210', shiku: 'Beverly Hills', address: '1 Rodeo Drive' };
    expect((await post(id, 'change-address', abroad)).body).toMatchObject({ ...abroad, prefecture: '', building: '' });
    expect((await table.consoles.finance.post(`shipments/${id}/change-address`, elsewhere)).status).toBe(403);
  });
});

describe('a parcel that came back', () => {
  it('goes to another address when sent again, and the earlier one stays on record', async () => {
    const id = await returned('BACK-1');
    const { body } = await post(id, 'resend', { ...markShipped, ...elsewhere, delivery_code: 'BACK-2' });
    expect(body).toMatchObject({ status: 'shipped', delivery_code: 'BACK-2', ...elsewhere });
    expect(body.history).toMatchObject([
      { type: 'ShipmentRequested' },
      { type: 'ShipmentShipped', former_address: { shiku: '千代田区', name: address.name } },
      { type: 'ShipmentReturned' },
      { type: 'ShipmentAddressChanged', former_address: { shiku: '千代田区' } },
      { type: 'ShipmentShipped', delivery_code: 'BACK-2' },
    ]);
    expect(body.history.at(-1)).not.toHaveProperty('former_address');
  });

  it('can get a new address before it is sent again, and otherwise keeps the old one', async () => {
    const id = await returned('BACK-3');
    expect((await post(id, 'change-address', elsewhere)).body).toMatchObject({ status: 'returned', ...elsewhere });
    const again = await post(id, 'resend', { ...markShipped, delivery_code: 'BACK-4' });
    expect(again.body).toMatchObject({ status: 'shipped', ...elsewhere });
    expect((await table.eventsOf(id)).filter(({ type }) => type === 'ShipmentAddressChanged')).toHaveLength(1);
  });

  it('can get a new address without a number, stays unsent, and gets its number when shipped', async () => {
    const id = await returned('BACK-7');
    const waits = await post(id, 'resend', elsewhere);
    expect(waits.status).toBe(200);
    expect(waits.body).toMatchObject({ status: 'requested', ...elsewhere, delivery_code: null, kept_until: null });
    expect((await table.consoles.support.get('shipments?filter={"status":"requested"}')).body).toContainEqual(
      expect.objectContaining({ id, shiku: elsewhere.shiku }),
    );
    expect((await post(id, 'resend', elsewhere)).body.version).toBe(waits.body.version);
    expect((await post(id, 'forfeit', {})).body.errors).toHaveProperty('status');
    const before = await post(id, 'mark-shipped', { ...markShipped, delivery_code: 'BACK-7' });
    expect(Object.keys(before.body.errors)).toEqual(['delivery_code']);
    const gone = await post(id, 'mark-shipped', { ...markShipped, delivery_code: 'BACK-8' });
    expect(gone.body).toMatchObject({ status: 'shipped', delivery_code: 'BACK-8', ...elsewhere });
    expect(gone.body.history.map(({ type }: { type: string }) => type)).toEqual([
      ...['ShipmentRequested', 'ShipmentShipped', 'ShipmentReturned'],
      ...['ShipmentAddressChanged', 'ShipmentResendRequested', 'ShipmentShipped'],
    ]);
    await post(id, 'mark-returned', {});
    expect((await post(id, 'forfeit', {})).body.errors).toHaveProperty('status');
  });

  it('can be sent to the same address without a number, but not with half of the tracking data', async () => {
    const id = await returned('BACK-9');
    const half = await post(id, 'resend', { delivery_code: 'BACK-10' });
    expect([half.status, Object.keys(half.body.errors)]).toEqual([400, ['carrier']]);
    expect((await post(id, 'resend', {})).body).toMatchObject({ status: 'requested', shiku: '千代田区' });
  });

  it('refuses half an address', async () => {
    const id = await returned('BACK-5');
    const half = await post(id, 'resend', { ...markShipped, delivery_code: 'BACK-6', zipcode: '5300001' });
    expect(Object.keys(half.body.errors).sort()).toEqual(['address', 'pref_id', 'shiku']);
    expect(await table.eventsOf(id)).toHaveLength(3);
  });
});

describe('where a parcel was to go before', () => {
  /** Runs the clean-up 90 days less a minute later, and then some minutes later. */
  const tidyAfter = async (ms: number) => {
    table.shop.clock.pass(ms);
    table.consoles = await table.signInAgain();
    await new Housekeeping(table.shop.pool, table.shop.clock, shipmentsPart.outdated ?? []).tidy();
  };
  const moved = async () => {
    const id = await unsent();
    await post(id, 'change-address', elsewhere);
    return id;
  };
  const formerOf = async (id: string) => {
    const { body } = await table.consoles.support.get(`shipments/${id}`);
    return body.history
      .filter((happening: object) => 'former_address' in happening)
      .map(({ type, former_address }: Record<string, Record<string, string>>) => [type, former_address?.shiku]);
  };
  const kept = async (ids: readonly string[]) =>
    (
      await table.shop.pool.query(
        "select count(*) as kept from shipments.former_addresses f where shipment_id = any($1) and f::text ~ '千代田|髙橋|1000001|090'",
        [ids],
      )
    ).rows[0].kept;
  const BEFORE = [['ShipmentAddressChanged', '千代田区']];

  it('disappears 90 days after the parcel was sent for good or forfeited, and not while it is unsent', async () => {
    const [unsentStill, shipped, back, forfeited] = [await moved(), await moved(), await moved(), await moved()];
    for (const id of [shipped, back, forfeited])
      await post(id, 'mark-shipped', { ...markShipped, delivery_code: `FORMER-${id}`.slice(0, 20) });
    for (const id of [back, forfeited]) await post(id, 'mark-returned', {});
    await tidyAfter(31 * DAY_MS);
    expect((await post(forfeited, 'forfeit', {})).status).toBe(200);

    await tidyAfter(59 * DAY_MS - 60_000);
    for (const id of [unsentStill, shipped, back, forfeited]) expect(await formerOf(id)).toEqual(BEFORE);
    await tidyAfter(120_000);
    expect(await formerOf(shipped)).toEqual([]);
    expect(await kept([shipped])).toBe(0);
    for (const id of [unsentStill, back, forfeited]) expect(await formerOf(id)).toEqual(BEFORE);
    await tidyAfter(31 * DAY_MS);
    expect(await formerOf(forfeited)).toEqual([]);
    expect(await kept([forfeited])).toBe(0);
    for (const id of [unsentStill, back]) expect(await formerOf(id)).toEqual(BEFORE);
  });

  it('cannot be seen with another change once it is erased', async () => {
    const id = await moved();
    await post(id, 'mark-shipped', { ...markShipped, delivery_code: 'LATE-BACK-1' });
    await tidyAfter(91 * DAY_MS);
    await post(id, 'mark-returned', {});
    await post(id, 'change-address', { ...elsewhere, shiku: '堺市' });
    expect(await formerOf(id)).toEqual([
      ['ShipmentShipped', '大阪市北区'],
      ['ShipmentAddressChanged', '大阪市北区'],
    ]);
  });
});
