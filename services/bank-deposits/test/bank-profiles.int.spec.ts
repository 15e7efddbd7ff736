import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { signInAs } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { toTokyoDate } from '../../kernel/time.js';
import { FIELDS, PaymentHarness } from '../../payments/test/payment-harness.fixture.js';
import { buildZenginFile } from '../../platform/payments/bank/bank-file.fixture.js';
import { buildProfile } from '../../platform/payments/bank/bank-profiles.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DepositImports } from '../import-deposits/deposit-imports.js';
import { addBankFile } from '../rows/bank-files.rows.js';

const BANK = {
  BANK_NAME: '竹の子銀行',
  BANK_BRANCH: '本店 (123)',
  BANK_ACCOUNT: '普通 1234567',
  BANK_HOLDER_KANA: 'ｵﾘﾊﾟ',
};
const reason = 'because';

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true, environment: BANK });
});
afterAll(() => harness?.close());

const upload = (path: string, file: Buffer, headers = harness.owner.headers, language = 'en') =>
  harness.shop.app.inject({
    method: 'POST',
    url: `/admin-api/${path}`,
    headers: { ...headers, 'content-type': 'text/csv', 'accept-language': language },
    payload: file,
  });
const preview = async (file: Buffer, columns: Record<string, string> = {}, headers = harness.owner.headers) => {
  const query = new URLSearchParams(columns).toString();
  return (await upload(`bank-profiles/preview?${query}`, file, headers)).json();
};
const importing = async (file: Buffer) => (await upload('deposits/import?preview=1', file)).json();
const take = async (file: Buffer) => {
  const lines = (await upload(`deposits/import?reason=${reason}`, file)).body.trim().split('\n');
  return JSON.parse(lines.at(-1)!).report;
};
const deposits = async (): Promise<number> =>
  Number((await harness.shop.pool.query('select count(*) from payments.deposits')).rows[0].count);

let files = 0;
/** Builds a file with its own headings, which match no profile of a bank. */
const strange = (...rows: readonly (readonly [sender: string, yen: string, balance: string])[]) => {
  files += 1;
  const columns = { booked_on: `計上の日${files}`, in: 'いくら', sender: 'だれから', balance: 'のこり' };
  const day = toTokyoDate(harness.shop.clock.now());
  const lines = rows.map(([sender, yen, balance]) => `${day},"${yen}",${sender},"${balance}"`);
  const heading = [columns.booked_on, columns.in, columns.sender, columns.balance].join(',');
  const file = iconv.encode(['○○信用金庫', heading, ...lines, ''].join('\r\n'), 'cp932');
  return { columns, file };
};

describe('a file with unknown headings', () => {
  it('can be previewed with chosen columns, then imported with the saved layout', async () => {
    const member = await harness.shop.person();
    await harness.buy(member, FIELDS.transfer);
    const { number } = await harness.paymentOf(member);
    const { columns, file } = strange([`${number} ﾔﾏﾀﾞ`, '3,000円', '103,000'], ['ｱｵｷ', '￥777', '103,777']);
    const before = await deposits();

    const refused = await upload('deposits/import?preview=1', file, harness.owner.headers, 'ja');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.columns).toEqual([expect.stringContaining('選ぶと、読み取れます')]);

    const seen = await preview(file);
    expect(seen).toMatchObject({ layout: null, heading_line: 2, count: 0, problems: [expect.any(String)] });
    expect(seen.rows[1]).toEqual({ line: 2, cells: Object.values(columns) });

    expect(await preview(file, columns)).toMatchObject({
      count: 2,
      total: 3777,
      problems: [],
      deposits: [
        { line: 3, yen: 3000, sender: `${number} ﾔﾏﾀﾞ`, balance: 103_000, is_reversal: false },
        { line: 4, yen: 777, sender: 'ｱｵｷ', balance: 103_777 },
      ],
    });
    expect(await deposits()).toBe(before);

    const saved = await harness.owner.post('bank-profiles', { name: '○○信金', ...columns, reason });
    expect(saved).toMatchObject({ status: 200, body: { name: '○○信金', in: 'いくら', out: '', version: 1 } });
    expect(await importing(file)).toMatchObject({ layout: '○○信金', lines: 2, matched: 1, held: 1 });
    expect(await take(file)).toMatchObject({ layout: '○○信金', lines: 2, matched: 1, held: 1 });
    expect(await deposits()).toBe(before + 2);
    expect((await harness.balanceOf(member)).point).toBe(3060);
  });

  it('names values that the chosen columns cannot read, line by line', async () => {
    const { columns, file } = strange(['ｱ', 'many', '1'], ['ｲ', '5', 'x']);
    const { problems, count } = await preview(file, columns);
    expect([count, problems]).toEqual([0, [expect.stringContaining('Line 3'), expect.stringContaining('Line 4')]]);
    const { booked_on: _, ...dateless } = columns;
    expect((await preview(file, dateless)).problems).toEqual([
      expect.stringContaining('Choose the column with the date'),
    ]);
    const other = await preview(file, { ...columns, in: 'elsewhere' });
    expect(other.problems).toEqual([expect.stringContaining('elsewhere')]);
  });

  it('gets rejected if its layout was removed', async () => {
    const { columns, file } = strange(['ｱ', '1', '1']);
    const { body } = await harness.owner.post('bank-profiles', { name: '使わない', ...columns, reason });
    expect(await importing(file)).toMatchObject({ layout: '使わない' });
    expect((await harness.owner.post(`bank-profiles/${body.id}/remove`, { reason })).body.removed_at).not.toBeNull();
    expect((await importing(file)).errors.columns).toHaveLength(1);
    const { body: listed } = await harness.owner.get(`bank-profiles?filter=${JSON.stringify({ removed: false })}`);
    expect(listed.map(({ name }: { name: string }) => name)).not.toContain('使わない');
    expect((await harness.owner.post('bank-profiles', { name: '使わない', ...columns, reason })).status).toBe(200);
  });

  it('has no columns to choose if it has a fixed length', async () => {
    const response = await preview(buildZenginFile([]));
    expect(response.errors.file).toEqual([expect.stringContaining('fixed-length')]);
  });
});

describe('a layout of bank files', () => {
  it('shows the content of a built-in profile, and allows a correction', async () => {
    const file = iconv.encode('年月日,お引出し,お預入れ,お取り扱い内容,残高\r\nR8.11.20,,5,ｱ,9\r\n', 'cp932');
    expect(await preview(file)).toMatchObject({
      layout: 'SMBC',
      columns: { in: 'お預入れ', sender: 'お取り扱い内容' },
    });
  });

  it('can be edited based on its version, and each refusal explains what to do', async () => {
    const { columns } = strange();
    const { body } = await harness.owner.post('bank-profiles', { name: '編集', ...columns, reason });
    const edit = (overrides: object) => harness.owner.send('PUT', `bank-profiles/${body.id}`, { reason, ...overrides });
    expect((await edit({ ...columns, name: '編集', in: '', version: 1 })).body.errors.in[0]).toMatch(/Choose|選/);
    expect((await edit({ ...columns, name: '編集', balance: 'いくら', version: 1 })).body.errors.balance).toHaveLength(
      1,
    );
    expect((await edit({ ...columns, name: '別名', version: 1 })).body).toMatchObject({ name: '別名', version: 2 });
    expect((await edit({ ...columns, name: '編集', version: 1 })).status).not.toBe(200);
  });

  it('can be described by finance, and not by other roles', async () => {
    const { columns, file } = strange(['ｱ', '1', '1']);
    const finance = await signInAs(harness.shop, 'finance');
    expect(await preview(file, columns, finance.headers)).toMatchObject({ count: 1 });
    expect((await finance.post('bank-profiles', { name: '経理', ...columns, reason })).status).toBe(200);
    const support = await signInAs(harness.shop, 'support');
    expect((await support.post('bank-profiles', { name: '会員', ...columns, reason })).status).toBe(403);
  });

  it('appears in the audit trail with its headings', async () => {
    const { columns } = strange();
    const { body } = await harness.owner.post('bank-profiles', { name: '記録', ...columns, reason });
    const filter = encodeURIComponent(JSON.stringify({ resource: 'bank-profiles', command: 'create' }));
    const auditEntries = (await harness.owner.get(`audit-trail?filter=${filter}&range=[0,99]`)).body;
    const auditEntry = auditEntries.find(({ resource_id }: { resource_id: string }) => resource_id === body.id);
    expect(auditEntry).toMatchObject({ subject_name: '記録', changes: { sender: [null, 'だれから'] } });
  });

  it('can change during an import, which continues with the original layout', async () => {
    const { columns, file } = strange(['ｻﾄｳ', '11', '1'], ['ｽｽﾞｷ', '12', '2']);
    const fileId = newId(harness.shop.clock.now());
    const layout = buildProfile('removed-since', '前の形式', columns);
    const kept = { fileId, digest: Buffer.from(fileId), format: 'csv', layout, lines: 2, content: file };
    await harness.shop.app
      .get(EventStore)
      .transact([], (tx) => addBankFile(tx, { ...kept, importedBy: newId(harness.shop.clock.now()) }));
    const before = await deposits();
    for await (const { done } of harness.shop.app.get(DepositImports).carryOut(fileId))
      expect(done).toBeLessThanOrEqual(2);
    expect(await deposits()).toBe(before + 2);
  });
});
