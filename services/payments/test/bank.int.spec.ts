import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { toTokyoDate } from '../../kernel/time.js';
import { Sandbox } from '../../sandbox/test/sandbox.fixture.js';
import { FIELDS, PaymentHarness } from './payment-harness.fixture.js';

let sandbox: Sandbox;
let harness: PaymentHarness;

beforeAll(async () => {
  sandbox = await Sandbox.open();
  harness = await PaymentHarness.open({ environment: sandbox.environment });
});
afterAll(async () => {
  await harness?.close();
  await sandbox?.close();
});

type Format = 'txt' | 'csv';
const FORMATS = ['txt', 'csv'] as const satisfies Format[];

const bytesOf = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${sandbox.url}${path}`)).arrayBuffer());
/** Fetches the bank's lines that were not yet exported in this format. */
const statement = (format: Format) => bytesOf(`/_control/bank/statement.${format}`);
const wholeDay = (format: Format) => bytesOf(`/bank/statements/${toTokyoDate(harness.shop.clock.now())}.${format}`);
const send = async (file: Buffer) => {
  const response = await harness.shop.app.inject({
    method: 'POST',
    url: '/admin-api/deposits/import?reason=statement',
    headers: { ...harness.owner.headers, 'content-type': 'text/csv', 'accept-language': 'en' },
    payload: file,
  });
  return { status: response.statusCode, last: JSON.parse(response.body.trim().split('\n').at(-1)!) };
};
const take = async (file: Buffer) => (await send(file)).last.report;
const transfer = async (sender: string, yen: number): Promise<string> =>
  (await sandbox.control('/bank/transfers', { sender, yen })).json<{ id: string }>().id;
const ordered = async (name = 'ヤマダ タロウ') => {
  const member = await harness.shop.person();
  await harness.buy(member, { ...FIELDS.transfer, name });
  const { id, number } = await harness.paymentOf(member);
  return { member, id, number: number! };
};
const pointsOf = async (member: Person) => (await harness.balanceOf(member)).point;
const heldOf = async (q: string) => {
  const [deposit] = (await harness.owner.get(`deposits?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body;
  return { status: deposit.status, because: deposit.because, held_yen: deposit.held_yen };
};

describe.each(FORMATS)('the bank’s statement (%s)', (format) => {
  it('credits a requested transfer once, although its lines repeat in the same file, a longer one or the other format', async () => {
    const { member, number } = await ordered();
    await transfer(`${number} ヤマダ タロウ`, 3000);
    const file = await statement(format);
    expect(await take(file)).toMatchObject({ matched: 1, held: 0 });
    expect(await pointsOf(member)).toBe(3060);
    expect((await send(file)).status).toBe(400);
    await transfer('ベツノ ヒト', 50);
    const again = await take(await wholeDay(format));
    expect(again.known).toBeGreaterThan(0);
    expect(again).toMatchObject({ matched: 0, held: 1 });
    for (const other of FORMATS) expect(await take(await statement(other))).toMatchObject({ matched: 0, held: 0 });
    expect(await pointsOf(member)).toBe(3060);
  });

  it('accepts surplus, too little, parts, another name, a missing number, and unknown senders', async () => {
    const [over, short, parts, named, nameless] = [
      await ordered(),
      await ordered(),
      await ordered(),
      await ordered(`サトウ ${format === 'txt' ? 'イチロウ' : 'ジロウ'}`),
      await ordered(),
    ];
    await transfer(`${over.number} ヤマダ タロウ`, 3500);
    await transfer(`${short.number} ヤマダ タロウ`, 2000);
    await transfer(`${parts.number} ヤマダ タロウ`, 1000);
    await transfer(`${parts.number} ヤマダ タロウ`, 2000);
    await transfer(`サトウ ${format === 'txt' ? 'イチロウ' : 'ジロウ'}`, 3000);
    await transfer(`${nameless.number} タニン`, 3000);
    await transfer(format === 'txt' ? 'ダレカ アル' : 'ダレカ ベツ', 700);
    expect(await take(await statement(format))).toMatchObject({ lines: 7 });
    expect(await pointsOf(over.member)).toBe(3060);
    expect(await heldOf(over.number)).toEqual({ status: 'held', because: 'too-much', held_yen: 500 });
    expect(await pointsOf(short.member)).toBe(0);
    expect(await heldOf(short.number)).toEqual({ status: 'held', because: 'too-little', held_yen: 2000 });
    for (const { member } of [parts, named, nameless]) expect(await pointsOf(member)).toBe(3060);
    await statement(format === 'txt' ? 'csv' : 'txt');
  });

  it('changes nothing if the file is truncated', async () => {
    const { member, number } = await ordered();
    await transfer(`${number} ヤマダ タロウ`, 3000);
    const file = await statement(format);
    const cut = await send(file.subarray(0, file.length - (format === 'txt' ? 250 : 12)));
    expect(cut.status).toBe(400);
    expect(cut.last.errors.file).not.toEqual([]);
    expect(await pointsOf(member)).toBe(0);
    expect(await take(file)).toMatchObject({ matched: 1 });
    expect(await pointsOf(member)).toBe(3060);
    await statement(format === 'txt' ? 'csv' : 'txt');
  });

  it('reports a transfer that was reversed before it was matched', async () => {
    const sender = format === 'txt' ? 'トリケシ アル' : 'トリケシ ベツ';
    const id = await transfer(sender, 900);
    await take(await statement(format));
    await sandbox.control(`/bank/transfers/${id}/cancel`);
    expect(await take(await statement(format))).toMatchObject({ lines: 1, matched: 1, held: 0 });
    expect(await heldOf(sender)).toMatchObject({ status: 'reversed' });
    await statement(format === 'txt' ? 'csv' : 'txt');
  });
});
