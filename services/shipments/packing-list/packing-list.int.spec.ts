import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { confirm } from '../../../test/support/console.js';
import { address, buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;
let ids: string[];
let numbers: string[];

beforeAll(async () => {
  table = await PackingTable.open();
  for (const who of ['owner', 'support', 'finance'] as const) await confirm(table.consoles[who]);
  const memberId = await table.register('packed@example.com', 'ja');
  ids = [];
  for (let i = 0; i < 3; i++) {
    table.shop.clock.pass(1000);
    const draw = table.drawId();
    ids.push(await table.request([buildCard(draw, 0), { ...buildCard(draw, 1), name: '=1+1' }], undefined, memberId));
  }
  await table.shop.pool.query("update shipments.parcels set building = '別館' where shipment_id = $1", [ids[2]]);
  await table.consoles.support.post(`shipments/${ids[0]}/combine`, { reason: '同じ住所' });
  numbers = await Promise.all(ids.map((id) => table.numberOf(id)));
});

afterAll(() => table?.close());

const get = (query: string, who: 'owner' | 'support' | 'finance' | 'nobody' = 'support', language = 'ja') =>
  table.shop.app.inject({
    method: 'GET',
    url: `/admin-api/shipments.csv?${query}`,
    headers: { ...table.consoles[who].headers, 'accept-language': language },
  });
const set = async (name: string, value: string) => {
  const { status } = await table.consoles.owner.post(`settings/${name}/change`, { value, reason: '開店準備' });
  expect(status).toBe(200);
};

describe('the packing list', () => {
  it('has a line for each card, ordered by parcel, and no formula', async () => {
    const { headers, payload } = await get('');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="packing-2026-01-15.csv"');
    const lines = payload.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeff荷物番号,発送ID,依頼日時,発送期限,氏名,郵便番号,国,都道府県,市区町村,番地,建物名,電話番号,番号,枚数,カード名,型番,抽選ID',
    );
    const cells = lines.slice(1, -1).map((line) => line.split(','));
    expect(cells.map(([, id, , , , , , , , , , , number, count, name]) => [id, number, count, name])).toEqual([
      [ids[0], '1', '4', "'=1+1"],
      [ids[0], '2', '4', "'=1+1"],
      [ids[0], '3', '4', 'Dragon'],
      [ids[0], '4', '4', 'Dragon'],
      [ids[2], '1', '2', "'=1+1"],
      [ids[2], '2', '2', 'Dragon'],
    ]);
    expect(new Set(cells.map(([number]) => number))).toEqual(new Set([numbers[0], numbers[2]]));
    expect(cells[0]!.slice(4, 12)).toEqual([
      ...['髙橋 花子', '100-0001', '日本', '東京都', '千代田区', '千代田1-1', '', address.tel],
    ]);
  });

  it('has English headings in English mode, and the parcels of the filter', async () => {
    const { payload } = await get(`filter=${JSON.stringify({ id: ids[2] })}`, 'finance', 'en');
    expect(payload.split('\r\n')[0]).toContain('requested_at,due_on,name');
    expect(payload.trim().split('\r\n')).toHaveLength(3);
    expect((await get(`filter=${JSON.stringify({ status: 'shipped' })}`)).payload.trim().split('\r\n')).toHaveLength(1);
  });

  it('has the named parcels in any state', async () => {
    const id = await table.request([buildCard(table.drawId(), 0)]);
    await table.consoles.support.post(`shipments/${id}/mark-shipped`, markShipped);
    expect((await get(`filter=${JSON.stringify({ id: [id] })}`)).payload.trim().split('\r\n')).toHaveLength(2);
  });

  it('requires a permission, and refuses unknown parameters', async () => {
    expect((await get('', 'nobody')).statusCode).toBe(401);
    expect((await get('layout=sagawa')).json().errors).toHaveProperty('layout');
    expect((await get('filter={"secret":1}')).json().errors).toHaveProperty('filter');
  });
});

describe('the labels for Yamato', () => {
  it('require a sender, and can be previewed', async () => {
    const refused = await get('layout=yamato-b2');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.sender[0]).toContain('発送元の名前');
    await table.shop.pool.query("update shipments.parcels set name = '𩸽野' where shipment_id = $1", [ids[2]]);
    const report = (await get('layout=yamato-b2&preview=1', 'support', 'en')).json();
    expect(report).toEqual({
      parcels: 2,
      ready: 1,
      sender: expect.stringContaining('Yamato customer code'),
      problems: [
        {
          id: ids[2],
          number: numbers[2],
          field: 'name',
          message: 'The name has characters that Shift_JIS does not support (𩸽).',
        },
      ],
    });
  });

  it('form a file in Shift_JIS with a line for each parcel that gets one', async () => {
    await set('sender-name', 'お店');
    await set('sender-tel', '03-1234-5678');
    await set('sender-zipcode', '150-0001');
    await set('sender-address', '東京都渋谷区神宮前1-1');
    await set('yamato-customer-code', '0312345678');
    const { headers, rawPayload } = await get('layout=yamato-b2');
    expect(headers['content-type']).toBe('text/csv; charset=shift_jis');
    const lines = iconv.decode(rawPayload, 'cp932').split('\r\n');
    expect(lines).toHaveLength(3);
    const cells = lines[1]!.split(',');
    expect(cells).toHaveLength(95);
    expect([cells[0], cells[4], cells[11], cells[15], cells[24], cells[39]]).toEqual([
      numbers[0],
      '2026/01/15',
      '東京都千代田区千代田1-1',
      '髙橋 花子',
      'お店',
      '0312345678',
    ]);
    expect((await get('layout=yamato-b2&preview=1')).json().sender).toBeNull();
  });

  it('return with their numbers', async () => {
    const file = `お客様管理番号,伝票番号\r\n${numbers[0]},490012345675\r\n`;
    const response = await table.shop.app.inject({
      method: 'POST',
      url: '/admin-api/shipments/tracking.csv?reason=x',
      headers: { ...table.consoles.support.headers, 'content-type': 'text/csv' },
      payload: iconv.encode(file, 'cp932'),
    });
    expect(JSON.parse(response.body.trim().split('\n').at(-1)!).report).toMatchObject({ ready: 1, warnings: [] });
  });
});
