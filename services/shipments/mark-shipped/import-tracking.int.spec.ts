import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { confirm } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { buildCard, markShipped, PackingTable } from '../test/shipments.fixture.js';

let table: PackingTable;

beforeAll(async () => {
  table = await PackingTable.open();
  await confirm(table.consoles.support);
});

afterAll(() => table?.close());

const send = (file: string | Buffer, query: string, who: 'owner' | 'support' | 'finance' | 'nobody' = 'support') =>
  table.shop.app.inject({
    method: 'POST',
    url: `/admin-api/shipments/tracking.csv?${query}`,
    headers: { ...table.consoles[who].headers, 'content-type': 'text/csv', 'accept-language': 'en' },
    payload: file,
  });
const preview = async (file: string | Buffer) => (await send(file, 'preview=1')).json();
const apply = async (file: string | Buffer) => {
  const lines = (await send(file, 'reason=collected')).body.trim().split('\n');
  return JSON.parse(lines.at(-1)!).report;
};
const unsent = (memberId?: string) => table.request([buildCard(table.drawId(), 0)], undefined, memberId);
const stateOf = async (id: string) => (await table.consoles.support.get(`shipments/${id}`)).body;

describe('a list of tracking numbers', () => {
  it('previews each bad line and changes nothing', async () => {
    const [good, double, sent] = [await unsent(), await unsent(), await unsent()];
    await table.consoles.owner.post(`shipments/${sent}/mark-shipped`, {
      ...markShipped,
      delivery_code: '9-9',
      carrier: '西濃運輸',
    });
    const unknown = newId(new Date());
    const file = [
      'id,delivery_code,carrier',
      `${good},L-1,西濃運輸`,
      `${unknown},L-2,西濃運輸`,
      `${double},L-3,西濃運輸`,
      `${double},L-4,西濃運輸`,
      `${sent},L-5,西濃運輸`,
      `${sent},9-9,西濃運輸`,
    ].join('\r\n');
    const report = await preview(file);
    expect(report).toMatchObject({
      lines: 6,
      ready: 1,
      unchanged: 0,
      refused: 5,
      warnings: [{ line: 2, code: 'OtherCarrier' }],
    });
    expect(report.problems.map((one: { line: number; code: string }) => [one.line, one.code])).toEqual([
      [3, 'UnknownShipment'],
      [4, 'DoubleLine'],
      [5, 'DoubleLine'],
      [6, 'DoubleLine'],
      [7, 'DoubleLine'],
    ]);
    expect(report.problems[0].message).toContain('There is no parcel with this number');
    expect(await table.eventsOf(good)).toHaveLength(1);
    const shorter = file.split('\r\n').slice(0, -1).join('\n');
    expect((await preview(shorter)).problems.at(-1)).toMatchObject({ line: 6, code: 'AlreadyShipped' });
  });

  it('applies the valid lines, also repeatedly', async () => {
    const ids = [await unsent(), await unsent()];
    const file = `id,delivery_code,carrier\n${ids[0]},R-1,西濃運輸\nnobody,R-3,\n${ids[1]},R-2,西濃運輸\n`;
    expect(await apply(file)).toMatchObject({ lines: 3, ready: 2, unchanged: 0, refused: 1 });
    expect(await stateOf(ids[1]!)).toMatchObject({ status: 'shipped', delivery_code: 'R-2', carrier: '西濃運輸' });
    expect(await apply(file)).toMatchObject({ lines: 3, ready: 0, unchanged: 2, refused: 1 });
    for (const id of ids) expect(await table.eventsOf(id)).toHaveLength(2);
    const { rows } = await table.shop.pool.query(
      "select reason, outcome from operators.audit_trail where resource_id = any($1) and command <> 'look'",
      [ids],
    );
    expect(rows).toEqual([
      { reason: 'collected', outcome: 'done' },
      { reason: 'collected', outcome: 'done' },
    ]);
  });

  it.each([
    ['UTF-8', '390000000003', (text: string) => text],
    ['UTF-8 with its mark', '390000000014', (text: string) => `\ufeff${text}`],
    ['Shift_JIS', '390000000025', (text: string) => iconv.encode(text, 'cp932')],
    ['UTF-16', '390000000036', (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['tabs', '390000000040', (text: string) => text.replaceAll(',', '\t')],
  ])('may be in %s, with the carrier’s names of the columns and with others', async (_, code, encoded) => {
    const id = await unsent();
    const file = encoded(`お客様管理番号,送り状種類,伝票番号,お届け先名\r\n${id},0,${code},髙橋\r\n`);
    expect(await preview(file)).toMatchObject({ ready: 1, warnings: [] });
    expect(await apply(file)).toMatchObject({ ready: 1 });
    expect(await stateOf(id)).toMatchObject({ delivery_code: code, carrier: 'yamato' });
  });

  it.each([
    [
      'B2 Cloud',
      'お客様管理番号,送り状種類,クール区分,伝票番号,出荷予定日',
      '0,0,CODE,2026/01/15',
      '390000000051',
      'yamato',
    ],
    [
      'e-Hiden III',
      'お客様管理番号,住所録コード,お問い合せ送り状No.,出荷日',
      ',CODE,2026/01/15',
      '390000000062',
      'sagawa',
    ],
    ['Yu-Pri R', 'お客様側管理番号,お問い合わせ番号,仮引受確定作業年月日', 'CODE,', '390000000073', 'japan-post'],
  ])('may be the unchanged export of %s', async (_, heading, rest, code, carrier) => {
    const id = await unsent();
    const file = `${heading}\r\n${await table.numberOf(id)},${rest.replace('CODE', code)}\r\n`;
    expect(await apply(iconv.encode(file, 'cp932'))).toMatchObject({ ready: 1, refused: 0 });
    expect(await stateOf(id)).toMatchObject({ delivery_code: code, carrier });
  });

  it.each(['yamato', 'ﾔﾏﾄ', 'クロネコヤマト', 'Yamato Transport', '佐川', 'ゆうパック'])(
    'ships nothing with a number that %s cannot have assigned',
    async (carrier) => {
      const id = await unsent();
      const report = await apply(`発送ID,追跡番号,運送会社\n${id},123,${carrier}\n`);
      expect(report).toMatchObject({ ready: 0, problems: [{ line: 2, code: 'NotOfCarrier' }] });
      expect(await stateOf(id)).toMatchObject({ status: 'requested' });
    },
  );

  it('previews 50,000 lines, applies them in batches, and ignores a repetition', async () => {
    const memberId = await table.register('many@example.com', 'ja');
    const ids: string[] = [];
    while (ids.length < 250) ids.push(await unsent(memberId));
    const idOf = (i: number) => ids[i / 200] ?? newId(new Date());
    const lines = Array.from({ length: 50_000 }, (_, i) => `${idOf(i)},MANY-${i},西濃運輸`);
    const file = iconv.encode(`id,delivery_code,carrier\r\n${lines.join('\r\n')}\r\n`, 'cp932');
    const seen = await preview(file);
    expect(seen).toMatchObject({ lines: 50_000, ready: 250, unchanged: 0, refused: 49_750 });
    expect(seen.problems).toHaveLength(1000);
    const progress = (await send(file, 'reason=collected')).body.trim().split('\n');
    expect(progress.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
      { done: 0, of: 250 },
      { done: 200, of: 250 },
    ]);
    expect(JSON.parse(progress.at(-1)!).report).toMatchObject({ ready: 250, refused: 49_750 });
    expect(await stateOf(ids[249]!)).toMatchObject({ status: 'shipped', delivery_code: 'MANY-49800' });
    expect(await apply(file)).toMatchObject({ ready: 0, unchanged: 250, refused: 49_750 });
  });

  it('may be the packing list with the numbers filled in', async () => {
    const id = await unsent();
    const packed = await table.shop.app.inject({
      url: `/admin-api/shipments.csv?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
      headers: table.consoles.support.headers,
    });
    const [heading, line] = packed.payload.split('\r\n');
    expect(await apply(`${heading},追跡番号,配送業者\r\n${line},PACKED-1,西濃運輸\r\n`)).toMatchObject({ ready: 1 });
    expect(await stateOf(id)).toMatchObject({ delivery_code: 'PACKED-1', carrier: '西濃運輸' });
  });

  it('may name parcels by their numbers alone', async () => {
    const id = await unsent();
    const number = await table.numberOf(id);
    const report = await apply(`荷物番号,追跡番号,配送業者\r\n${number},NUMBERED-1,西濃運輸\r\n`);
    expect(report).toMatchObject({ ready: 1, refused: 0 });
    expect(await stateOf(id)).toMatchObject({ status: 'shipped', delivery_code: 'NUMBERED-1' });
    const swapped = `荷物番号,追跡番号,配送業者\r\n${number},${number},西濃運輸\r\n`;
    expect((await preview(swapped)).problems).toMatchObject([{ line: 2, id, number, code: 'ParcelNumber' }]);
  });

  it('marks a combined parcel named by any of its shipments', async () => {
    const memberId = await table.register('listed@example.com', 'ja');
    const ids = [await unsent(memberId), await unsent(memberId)];
    await table.consoles.support.post(`shipments/${ids[0]}/combine`, { reason: '同じ住所' });
    const file = `id,delivery_code\n${ids[1]},390000000084\n${ids[0]},3900-0000-0084\n`;
    expect(await apply(file)).toMatchObject({ ready: 2, refused: 0 });
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ status: 'shipped', delivery_code: '390000000084' });
    for (const id of ids) expect(await table.eventsOf(id)).toHaveLength(3);
  });

  it.each([
    ['id;name\n', 'The heading on line 1 lacks these columns: Tracking number'],
    ['nome\n', 'No heading was found: the file lacks these columns: Parcel number, Tracking number'],
    ['', 'The file is empty.'],
  ])('changes nothing for an invalid file: %j', async (file, message) => {
    for (const query of ['preview=1', 'reason=x']) {
      const response = await send(file, query);
      expect([response.statusCode, response.json().errors]).toEqual([400, { file: [message] }]);
    }
  });

  it('requires a reason, a permission and a file', async () => {
    const file = 'id,delivery_code\n';
    expect((await send(file, '')).json().errors).toHaveProperty('reason');
    expect((await send(file, 'preview=2')).json().errors).toHaveProperty('preview');
    expect((await send(file, 'preview=1', 'finance')).statusCode).toBe(403);
    expect((await send(file, 'preview=1', 'nobody')).statusCode).toBe(401);
    const asJson = await table.consoles.support.post('shipments/tracking.csv?preview=1', {});
    expect(asJson.body.errors).toHaveProperty('file');
  });
});
