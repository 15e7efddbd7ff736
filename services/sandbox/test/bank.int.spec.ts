import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { Sandbox } from './sandbox.fixture.js';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await Sandbox.open();
});
afterAll(() => sandbox?.close());

const fileAt = async (path: string): Promise<string> => {
  const response = await fetch(`${sandbox.url}${path}`);
  return iconv.decode(Buffer.from(await response.arrayBuffer()), 'Shift_JIS');
};
const lines = (file: string) => file.split('\r\n').filter((line) => line.startsWith('2'));
const send = (sender: string, yen: number, fields: object = {}) =>
  sandbox.control('/bank/transfers', { sender, yen, ...fields });

describe('bank', () => {
  it('lists each transfer once in each format', async () => {
    expect((await send('12345 ヤマダタロウ', 3000)).json()).toMatchObject({ sender: '12345 ヤマダタロウ', yen: 3000 });
    await send('ヤマダ', 500);
    const first = lines(await fileAt('/_control/bank/statement.txt'));
    expect(first.map((line) => line.slice(49, 97).trim())).toEqual(['12345 ﾔﾏﾀﾞﾀﾛｳ', 'ﾔﾏﾀﾞ']);
    expect(lines(await fileAt('/_control/bank/statement.txt'))).toEqual([]);
    const csv = (await fileAt('/_control/bank/statement.csv')).split('\r\n');
    expect(csv[0]).toBe('取引日,照会番号,金額,振込依頼人名,取消');
    expect(csv[1]).toMatch(/^\d{4}\/\d\d\/\d\d,000001,3000,12345 ﾔﾏﾀﾞﾀﾛｳ,$/);
    expect(csv).toHaveLength(4);
  });

  it('repeats the statement of a day, and lists no future transfer', async () => {
    const { on: today } = (await send('トウジツ', 10)).json<{ on: string }>();
    await send('ミライ', 20, { on: '2099-01-01' });
    const day = lines(await fileAt(`/bank/statements/${today}.txt`));
    expect(day.some((line) => line.includes('ﾄｳｼﾞﾂ'))).toBe(true);
    expect(lines(await fileAt(`/bank/statements/${today}.txt`))).toEqual(day);
    expect((await fileAt('/_control/bank/statement.txt')).includes('ﾐﾗｲ')).toBe(false);
  });

  it('recalls a transfer once, on a line of its own', async () => {
    const { id } = (await send('トリケシ', 700)).json<{ id: string }>();
    await fileAt('/_control/bank/statement.txt');
    expect((await sandbox.control(`/bank/transfers/${id}/cancel`)).status).toBe(200);
    expect((await sandbox.control(`/bank/transfers/${id}/cancel`)).status).toBe(404);
    const [line] = lines(await fileAt('/_control/bank/statement.txt'));
    expect(line!.slice(127, 128)).toBe('1');
    expect(await sandbox.order(id)).toMatchObject({ state: 'cancelled', yen_taken: 700, yen_given_back: 700 });
  });

  it('has a page that sends transfers and reports mistakes', async () => {
    expect((await sandbox.get('/bank')).text).toContain('name="sender"');
    expect((await sandbox.submit('/bank', { sender: '', yen: '100' })).status).toBe(400);
    const sent = await sandbox.submit('/bank', { sender: 'ページ', yen: '100', on: '' });
    expect(sent.text).toContain('role="status"');
    expect(lines(await fileAt('/_control/bank/statement.txt'))[0]).toContain('ﾍﾟ-ｼﾞ');
  });

  it.each([
    [{ sender: '', yen: 1 }],
    [{ sender: 'ア'.repeat(49), yen: 1 }],
    [{ sender: 'ア', yen: 0 }],
    [{ sender: 'ア', yen: 1.5 }],
    [{ sender: 'ア', yen: 1, on: 'tomorrow' }],
  ])('refuses %j', async (transfer) => expect((await sandbox.control('/bank/transfers', transfer)).status).toBe(400));
});
