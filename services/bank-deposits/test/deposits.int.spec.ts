import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { signInAs } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person } from '../../../test/support/whole-shop.js';
import { toTokyoDate } from '../../kernel/time.js';
import { FIELDS, PaymentHarness } from '../../payments/test/payment-harness.fixture.js';
import { Config } from '../../platform/config.js';
import { type BankLine, buildZenginFile } from '../../platform/payments/bank/bank-file.fixture.js';
import { DepositImports } from '../import-deposits/deposit-imports.js';
import { ResumeImports } from '../import-deposits/resume-imports.command.js';

const BANK = {
  BANK_NAME: '竹の子銀行',
  BANK_BRANCH: '本店 (123)',
  BANK_ACCOUNT: '普通 1234567',
  BANK_HOLDER_KANA: 'ｵﾘﾊﾟ',
};
const reason = 'statement';
/** Numbers are random: no payment here may draw one that a stranger's transfer names. */
const KEEP_STRANGERS_NUMBERS = `insert into payments.transfer_numbers (number, payment_id, free_at)
  select lpad(n::text, 5, '0'), gen_random_uuid(), 'infinity' from generate_series(0, 99999) n
   where n % 11111 = 0 or n between 70000 and 70249 or n between 88001 and 88004`;

let harness: PaymentHarness;

beforeAll(async () => {
  harness = await PaymentHarness.open({ feed: true, environment: BANK });
  await harness.shop.pool.query(KEEP_STRANGERS_NUMBERS);
});
afterAll(() => harness?.close());

let enquiries = 0;
const today = (): string => {
  const [year = '', month = '', day = ''] = toTokyoDate(harness.shop.clock.now()).split('-');
  return `${String(Number(year) - 2018).padStart(2, '0')}${month}${day}`;
};
const line = (sender: string, yen = 3000, overrides: Partial<BankLine> = {}): BankLine => {
  enquiries += 1;
  return { enquiry: enquiries, day: today(), yen, sender, ...overrides };
};
const send = (file: Buffer, query: string, headers = harness.owner.headers) =>
  harness.shop.app.inject({
    method: 'POST',
    url: `/admin-api/deposits/import?${query}`,
    headers: { ...headers, 'content-type': 'text/csv', 'accept-language': 'en' },
    payload: file,
  });
const preview = async (file: Buffer) => (await send(file, 'preview=1')).json();
const take = async (file: Buffer) => {
  const lines = (await send(file, `reason=${reason}`)).body.trim().split('\n');
  return JSON.parse(lines.at(-1)!).report;
};
const ordered = async (): Promise<[Person, string, string]> => {
  const member = await harness.shop.person();
  await harness.buy(member, FIELDS.transfer);
  const { id, number } = await harness.paymentOf(member);
  return [member, id, number!];
};
const balanceOf = async (member: Person) => (await harness.balanceOf(member)).point;
const listed = async (filter: object) =>
  (await harness.owner.get(`deposits?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
/** Loads the newest deposit of a sender or number. */
const depositOf = async (q: string) => (await harness.owner.get(`deposits/${(await listed({ q }))[0].id}`)).body;
const command = async (id: string, name: string, body: object = {}) =>
  harness.owner.post(`deposits/${id}/${name}`, { reason, ...body });
const suspense = async (): Promise<number> => {
  const text = `select coalesce(sum((l ->> 'amount')::bigint), 0)::bigint as sum from store.events e, json_array_elements(e.data -> 'lines') l
    where l ->> 'account' = 'suspense'`;
  return (await harness.shop.pool.query(text)).rows[0].sum;
};

describe('a file of the bank', () => {
  it('can be previewed, and credits each payment once, however often its lines repeat', async () => {
    const [member, id, number] = await ordered();
    const [named] = await ordered();
    const lines = [line(`${number} ﾔﾏﾀﾞ ﾀﾛｳ`), line('99999 ﾀﾆﾝ', 800)];
    const file = buildZenginFile(lines);
    const before = await harness.shop.pool.query('select count(*) as n from store.events');
    expect(await preview(file)).toMatchObject({
      lines: 2,
      known: 0,
      matched: 1,
      held: 1,
      preview: [
        { line: 3, because: 'unknown-number', matched_by: null, sender: '99999 ﾀﾆﾝ' },
        { line: 2, because: null, matched_by: 'number', payment_id: id },
      ],
    });
    expect((await harness.shop.pool.query('select count(*) as n from store.events')).rows).toEqual(before.rows);
    expect(await take(file)).toMatchObject({ lines: 2, known: 0, matched: 1, held: 1 });
    expect(await balanceOf(member)).toBe(3060);
    expect(await balanceOf(named)).toBe(0);
    const again = await send(file, `reason=${reason}`);
    expect([again.statusCode, again.json().errors]).toEqual([
      400,
      { file: ['This file has already been imported. Send the next statement.'] },
    ]);
    expect(await take(buildZenginFile([...lines, line('88888 ﾀﾆﾝ', 900)]))).toMatchObject({
      known: 2,
      matched: 0,
      held: 1,
    });
    expect(await balanceOf(member)).toBe(3060);
    expect(await depositOf(number)).toMatchObject({
      status: 'matched',
      payment_id: id,
      held_yen: 0,
      matched_by: 'number',
    });
    expect((await harness.paymentOf(member)).history!.at(-1)).toMatchObject({
      type: 'PaymentConfirmed',
      by: 'operator',
      details: { via: 'file' },
    });
  });

  it('changes nothing if it is invalid, and names the lines', async () => {
    const [, , number] = await ordered();
    const files = await harness.shop.pool.query('select count(*) as n from payments.bank_files');
    const good = buildZenginFile([line(`${number} ｱ`)]);
    const bad: [Buffer, RegExp][] = [
      [buildZenginFile([line(`${number} ｱ`)], { more: 1 }), /^Line 3: The counts/],
      [buildZenginFile([line(`${number} ｱ`)], { account: '7654321' }), /^Line 1: The file is for another account/],
      [good.subarray(0, 404), /^The file breaks off/],
      [iconv.encode(iconv.decode(good, 'Shift_JIS'), 'utf8'), /^Wrong character encoding/],
      [Buffer.from('no,file\n'), /lacks these columns/],
    ];
    for (const [file, message] of bad)
      for (const query of ['preview=1', `reason=${reason}`]) {
        const response = await send(file, query);
        expect([response.statusCode, response.json().errors.file[0]]).toEqual([400, expect.stringMatching(message)]);
      }
    expect((await send(good, '')).json().errors).toHaveProperty('reason');
    expect((await send(good, 'preview=1', (await signInAs(harness.shop, 'finance')).headers)).statusCode).toBe(403);
    expect(await listed({ q: number })).toEqual([]);
    expect((await harness.shop.pool.query('select count(*) as n from payments.bank_files')).rows).toEqual(files.rows);
  });

  it('continues after a process died, each line once', async () => {
    const [member, , number] = await ordered();
    const many = Array.from({ length: 250 }, (_, i) => line(`7${String(i).padStart(4, '0')} ｱ`, 100));
    const file = buildZenginFile([...many.slice(0, 249), line(`${number} ﾔﾏﾀﾞ ﾀﾛｳ`)]);
    const imports = harness.shop.app.get(DepositImports);
    const takes = harness.shop.app.get(DepositImports) as unknown as {
      takePiece: (...all: unknown[]) => Promise<unknown>;
    };
    const takePiece = takes.takePiece;
    let pieces = 0;
    takes.takePiece = async (...all) => {
      pieces += 1;
      if (pieces > 1) throw new Error('killed');
      return takePiece.apply(imports, all);
    };
    const response = await send(file, `reason=${reason}`);
    takes.takePiece = takePiece;
    expect(response.body.trim().split('\n').at(-1)).toContain('resumes automatically');
    expect(await balanceOf(member)).toBe(0);
    harness.shop.clock.advance(31_000);
    await Promise.all([
      harness.shop.commands.execute(new ResumeImports()),
      harness.shop.commands.execute(new ResumeImports()),
    ]);
    expect(await balanceOf(member)).toBe(3060);
    const text = `select f.lines, f.done, f.held, f.matched, f.content is null as "isForgotten",
      (select count(*) from payments.deposits d where d.file_id = f.file_id) as deposits
      from payments.bank_files f order by imported_at desc limit 1`;
    const [row] = (await harness.shop.pool.query(text)).rows;
    expect(row).toEqual({ lines: 250, done: 250, held: 249, matched: 1, isForgotten: true, deposits: 250 });
  });

  it('can be the bank’s CSV with the same lines', async () => {
    const [member, , number] = await ordered();
    const day = toTokyoDate(harness.shop.clock.now());
    const one = line(`${number} ﾔﾏﾀﾞ ﾀﾛｳ`);
    const csv = iconv.encode(
      `取引日,照会番号,金額,振込依頼人名,取消\r\n${day},${one.enquiry},3000,${one.sender},\r\n`,
      'cp932',
    );
    expect(await take(csv)).toMatchObject({ matched: 1 });
    expect(await take(buildZenginFile([one]))).toMatchObject({ known: 1, matched: 0 });
    expect(await balanceOf(member)).toBe(3060);
  });
});

describe('equal transfers of one sender on one day', () => {
  const columns = '日付,お支払金額,お預り金額,摘要,残高';
  const csv = (...lines: readonly string[]) => iconv.encode(`${lines.join('\r\n')}\r\n`, 'cp932');
  const today = () => toTokyoDate(harness.shop.clock.now());
  const entry = (sender: string, balance: number | '', yen = 3000) => `${today()},,${yen},${sender},${balance}`;

  it('differ by their balances, in one file and in two', async () => {
    const one = csv(columns, entry('88001 ｱ', 103_000), entry('88001 ｱ', 106_000));
    expect(await take(one)).toMatchObject({ lines: 2, known: 0, held: 2 });
    expect(await take(csv(columns, entry('88001 ｱ', 109_000)))).toMatchObject({ known: 0, held: 1 });
    const overlapping = csv(columns, entry('88001 ｱ', 106_000), entry('88001 ｱ', 109_000), entry('88002 ｲ', 112_000));
    expect(await take(overlapping)).toMatchObject({ lines: 3, known: 2, held: 1 });
    expect(await listed({ q: '88001' })).toHaveLength(3);
  });

  it('differ by their position if a file overlaps an earlier one', async () => {
    await take(csv(columns, entry('88003 ｱ', ''), entry('88004 ｲ', '')));
    const overlapping = csv(columns, entry('88003 ｱ', ''), entry('88004 ｲ', ''), entry('88003 ｱ', ''));
    expect(await take(overlapping)).toMatchObject({ lines: 3, known: 2, held: 1 });
    expect(await take(csv(columns, entry('88004 ｲ', ''), entry('88003 ｱ', '')))).toMatchObject({ known: 2, held: 0 });
    expect(await listed({ q: '88003' })).toHaveLength(2);
  });

  it('stay held for a decision if nothing distinguishes them, and never disappear', async () => {
    const [member, , number] = await ordered();
    await take(csv(columns, entry(`${number} ﾔﾏﾀﾞ`, '')));
    expect(await balanceOf(member)).toBe(3060);
    const before = await suspense();
    const again = csv(columns, entry(`${number} ﾔﾏﾀﾞ`, ''), ` `);
    expect(await preview(again)).toMatchObject({ known: 0, held: 1, preview: [{ because: 'maybe-known' }] });
    expect(await take(again)).toMatchObject({ known: 0, held: 1, matched: 0 });
    const [doubtful] = await listed({ q: number, status: 'held' });
    expect(doubtful).toMatchObject({ because: 'maybe-known', held_yen: 3000 });
    expect((await command(doubtful.id, 'ignore')).body).toMatchObject({ status: 'ignored' });
    expect(await suspense()).toBe(before);
    expect(await balanceOf(member)).toBe(3060);
  });

  it('stay held for a decision if outgoing money led to the same balance', async () => {
    const [member, , number] = await ordered();
    const came = entry(`${number} ﾔﾏﾀﾞ`, 103_000);
    await take(csv(columns, came));
    expect(await balanceOf(member)).toBe(3060);
    const laterFile = csv(columns, `${today()},3000,,ﾌﾘｶｴ,100000`, came);
    expect(await preview(laterFile)).toMatchObject({ known: 0, held: 1, preview: [{ because: 'maybe-known' }] });
    const sameAgain = csv(columns, came, '');
    expect(await preview(sameAgain)).toMatchObject({ known: 1, held: 0, preview: [{ is_known: true, because: null }] });
    expect(await take(laterFile)).toMatchObject({ known: 0, held: 1, matched: 0 });
    expect(await balanceOf(member)).toBe(3060);
  });

  it('stay held for a decision if one number of the bank has two balances', async () => {
    const [member, , number] = await ordered();
    const numbered = '日付,照会番号,お預り金額,摘要,残高';
    const numberedEntry = (balance: number) => `${today()},77001,3000,${number} ﾔﾏﾀﾞ,${balance}`;
    await take(csv(numbered, numberedEntry(103_000)));
    expect(await preview(csv(numbered, numberedEntry(103_000), ''))).toMatchObject({ known: 1, held: 0 });
    expect(await take(csv(numbered, numberedEntry(203_000)))).toMatchObject({ known: 0, held: 1 });
    expect(await take(csv(numbered, numberedEntry(203_000), ''))).toMatchObject({ known: 1, held: 0 });
    expect(await balanceOf(member)).toBe(3060);
  });

  it('stay held for a decision if only one file has the bank’s numbers', async () => {
    const name = 'ﾌﾀﾂﾉ ｶﾀﾁ';
    const [first, second] = [await harness.shop.person(), await harness.shop.person()];
    await harness.buy(first, { ...FIELDS.transfer, name: 'フタツノ カタチ' });
    await take(csv('日付,照会番号,お預り金額,摘要', `${today()},88123,3000,${name}`));
    expect(await balanceOf(first)).toBe(3060);
    await harness.buy(second, { ...FIELDS.transfer, name: 'フタツノ カタチ' });
    const otherLayout = csv(columns, entry(name, ''));
    expect(await preview(otherLayout)).toMatchObject({ known: 0, held: 1, preview: [{ because: 'maybe-known' }] });
    const otherNumber = csv('日付,照会番号,お預り金額,摘要', `${today()},88124,3000,${name}`);
    expect(await preview(otherNumber)).toMatchObject({ known: 0, held: 0, matched: 1 });
    expect(await take(otherLayout)).toMatchObject({ known: 0, held: 1, matched: 0 });
    expect(await balanceOf(second)).toBe(0);
  });

  it('stay held without a matching payment, the second as possibly known', async () => {
    await take(csv(columns, entry('ｸﾎﾞ ｹﾝ', '', 700)));
    await take(csv(columns, entry('ｸﾎﾞ ｹﾝ', '', 700), ''));
    const held = await listed({ q: 'ｸﾎﾞ ｹﾝ', status: 'held' });
    expect(held.map(({ because }: { because: string }) => because).sort()).toEqual(['maybe-known', 'no-payment']);
  });
});

describe('a deposit that differs from its payment', () => {
  it('credits the payment and holds a surplus until it is returned', async () => {
    const [member, id, number] = await ordered();
    const before = await suspense();
    await take(buildZenginFile([line(`${number} ｱ`, 5000)]));
    expect(await balanceOf(member)).toBe(3060);
    const deposit = await depositOf(number);
    expect(deposit).toMatchObject({ status: 'held', because: 'too-much', held_yen: 2000, payment_id: id });
    expect((await suspense()) - before).toBe(2000);
    const { body } = await command(deposit.id, 'return');
    expect(body).toMatchObject({ status: 'returned', held_yen: 0 });
    expect(body.history.at(-1)).toMatchObject({ type: 'DepositReturned', reason, details: { yen: 2000 } });
    expect(await suspense()).toBe(before);
    expect((await command(deposit.id, 'return')).body.errors.status).toHaveLength(1);
  });

  it('waits for the rest if it is too small, and is held if it comes twice', async () => {
    const [member, , number] = await ordered();
    await take(buildZenginFile([line(`${number} ｱ`, 1000)]));
    expect([await balanceOf(member), (await depositOf(number)).because]).toEqual([0, 'too-little']);
    const before = await suspense();
    await take(buildZenginFile([line(`${number} ｱ`, 2000), line(`${number} ｱ`)]));
    expect(await balanceOf(member)).toBe(3060);
    expect((await suspense()) - before).toBe(3000 - 1000);
    expect((await listed({ q: number })).map(({ because }: { because: string }) => because).sort()).toEqual([
      null,
      null,
      'paid-already',
    ]);
  });

  it('credits a late payment, and is held for a banned member', async () => {
    const [late, , number] = await ordered();
    const [banned, bannedId, bannedNumber] = await ordered();
    await harness.owner.post(`members/${banned.memberId}/ban`, { reason });
    await harness.advanceDays(8);
    harness.advance(1000);
    await waitUntil('it has expired', async () => (await harness.paymentOf(late)).status === 'expired');
    await take(buildZenginFile([line(`${number} ｱ`), line(`${bannedNumber} ｱ`)]));
    expect(await harness.paymentOf(late)).toMatchObject({ status: 'paid', late: true });
    const held = (await harness.owner.get(`payments/${bannedId}`)).body;
    expect(held).toMatchObject({ status: 'paid', alarms: ['in-suspense'] });
  });

  it('ends its hold, or needs an operator, if the sender’s bank reverses it', async () => {
    const [, , number] = await ordered();
    const before = await suspense();
    const [paid, lost] = [line(`${number} ｱ`), line('66666 ｱ', 700)];
    await take(buildZenginFile([paid, lost]));
    await take(
      buildZenginFile([
        { ...paid, isReversal: true },
        { ...lost, isReversal: true },
      ]),
    );
    expect(await suspense()).toBe(before);
    const statuses = async (q: string) => (await listed({ q })).map((one: { status: string }) => one.status).sort();
    expect(await statuses('66666')).toEqual(['reversed', 'reversed']);
    expect(await statuses(number)).toEqual(['held', 'matched']);
    const [reversal] = (await listed({ q: number })).filter((one: { is_reversal: boolean }) => one.is_reversal);
    expect((await command(reversal.id, 'return')).body.errors.status).toHaveLength(1);
    expect((await command(reversal.id, 'ignore')).body).toMatchObject({ status: 'ignored' });
  });
});

describe('a credited deposit that its sender’s bank reverses', () => {
  /** Reverses the deposit of a member who has spent a number of its points. */
  const takenBack = async (spentPoints = 0) => {
    const [member, id, number] = await ordered();
    const paid = line(`${number} ｱ`);
    await take(buildZenginFile([paid]));
    if (spentPoints > 0) {
      await harness.shop.openBox(`taken-back-${number}`, {
        pricePoint: spentPoints,
        prizes: [buildPrize('only', 1, 1)],
      });
      const drawn = await member.browser.post('user/pack/buy', { pack_id: `taken-back-${number}`, count: 1 });
      expect(drawn.body.state).toBe(200);
    }
    await take(buildZenginFile([{ ...paid, isReversal: true }]));
    const [reversal] = await listed({ q: number, status: 'held' });
    expect(reversal).toMatchObject({ because: 'reversal', payment_id: id });
    return { member, id, number, reversal: reversal.id as string, paid };
  };
  const bank = async (): Promise<number> => {
    const text = `select coalesce(sum((l ->> 'amount')::bigint), 0)::bigint as sum from store.events e, json_array_elements(e.data -> 'lines') l
      where l ->> 'account' = 'provider:bank'`;
    return (await harness.shop.pool.query(text)).rows[0].sum;
  };

  it('takes its points once the owner decides, and appears in the ledger once', async () => {
    const before = await bank();
    const { member, id, number, reversal, paid } = await takenBack();
    expect(await balanceOf(member)).toBe(3060);
    expect((await command(reversal, 'reverse')).body).toMatchObject({ status: 'reversed', held_yen: 0 });
    expect([await balanceOf(member), (await bank()) - before]).toEqual([0, 0]);
    const payment = await harness.paymentOf(member);
    expect(payment).toMatchObject({ id, status: 'paid', refunded_yen: 3000, refunding_yen: 0, owed_yen: 0 });
    expect(payment.history!.slice(-2)).toMatchObject([
      { type: 'RefundRequested', by: 'operator', details: { by: 'reversal' } },
      { type: 'RefundConfirmed', by: 'operator' },
    ]);
    const statuses = (await listed({ q: number })).map((one: { status: string }) => one.status);
    expect(statuses).toEqual(['reversed', 'reversed']);

    expect((await command(reversal, 'reverse')).body.errors.status).toHaveLength(1);
    expect(await take(buildZenginFile([{ ...paid, isReversal: true }, line('55555 ｱ', 10)]))).toMatchObject({
      known: 1,
    });
    expect(await harness.paymentOf(member)).toMatchObject({ refunded_yen: 3000 });
    // A file and not an operator confirmed it, so another line with its number is not awaited.
    await take(buildZenginFile([line(`${number} ｲ`)]));
    expect((await listed({ q: number, status: 'held' }))[0]).toMatchObject({ because: 'paid-already' });
    await waitUntil('the books are kept', async () => {
      const { body } = await harness.owner.get('trial-balance');
      return body.events_behind === 0 && body.totals.points.difference === 0;
    });
  });

  it('leaves a debt for spent points, and stops draws until it is settled', async () => {
    const { member, reversal } = await takenBack(2000);
    expect((await command(reversal, 'reverse')).body).toMatchObject({ status: 'reversed' });
    // A spent bonus is not taken: 60 of the 2,000 points were bonus.
    expect(await harness.paymentOf(member)).toMatchObject({ refunded_yen: 3000, owed_yen: 1940 });
    expect(await balanceOf(member)).toBe(0);
  });

  it('takes nothing of a payment that was refunded meanwhile', async () => {
    const { member, id, reversal } = await takenBack();
    await harness.owner.post(`payments/${id}/refund`, { reason, yen: 1000 });
    expect((await command(reversal, 'reverse')).body.errors.payment_id).toHaveLength(1);
    const sent_at = harness.shop.clock.now().toISOString();
    await harness.owner.post(`payments/${id}/confirm-refund`, { reason, sent_at });
    expect((await command(reversal, 'reverse')).body.errors.payment_id).toHaveLength(1);
    expect(await harness.paymentOf(member)).toMatchObject({ refunded_yen: 1000, owed_yen: 0 });
    expect((await command(reversal, 'ignore')).body).toMatchObject({ status: 'ignored' });
  });
});

describe('a payment that an operator has confirmed manually', () => {
  it('matches its line when it arrives, and is not credited twice', async () => {
    const [member, id, number] = await ordered();
    const received_at = harness.shop.clock.now().toISOString();
    await harness.owner.post(`payments/${id}/confirm-deposit`, { reason, yen: 3000, received_at });
    const before = await suspense();
    await take(buildZenginFile([line(`${number} ﾔﾏﾀﾞ ﾀﾛｳ`)]));
    expect(await depositOf(number)).toMatchObject({
      status: 'matched',
      matched_by: 'confirmed-by-hand',
      payment_id: id,
    });
    expect([await balanceOf(member), await suspense()]).toEqual([3060, before]);
    await take(buildZenginFile([line(`${number} ﾔﾏﾀﾞ ﾀﾛｳ`)]));
    expect((await listed({ q: number, status: 'held' }))[0]).toMatchObject({ because: 'paid-already', held_yen: 3000 });
  });

  it('matches a line that was held meanwhile', async () => {
    const [member, id] = await ordered();
    const before = await suspense();
    await take(buildZenginFile([line('55555 ｱ')]));
    const received_at = harness.shop.clock.now().toISOString();
    await harness.owner.post(`payments/${id}/confirm-deposit`, { reason, yen: 3000, received_at });
    const { id: depositId } = await depositOf('55555');
    expect((await command(depositId, 'match', { payment_id: id })).body).toMatchObject({
      matched_by: 'confirmed-by-hand',
    });
    expect([await balanceOf(member), await suspense()]).toEqual([3060, before]);
  });
});

describe('an operator’s decision', () => {
  it('starts from suggested payments, and credits one', async () => {
    const [member, id] = await ordered();
    const sender = 'ﾔﾏﾀﾞ ｼﾞﾛｳ';
    await take(buildZenginFile([line(`44444 ${sender}`, 2560)]));
    const deposit = await depositOf('44444');
    const suggested = deposit.suggestions.find((one: { payment_id: string }) => one.payment_id === id);
    expect(suggested).toMatchObject({ reasons: ['similar-name', 'fee'], short_yen: 440, sender: 'ヤマダ タロウ' });
    const refused = await command(deposit.id, 'match', { payment_id: 'nobody' });
    expect(refused.body.errors.payment_id).toHaveLength(1);
    const { body } = await command(deposit.id, 'match', { payment_id: id });
    expect(body).toMatchObject({ status: 'matched', matched_by: 'operator', held_yen: 0, payment_id: id });
    expect(await balanceOf(member)).toBe(3060);
    expect((await command(deposit.id, 'match', { payment_id: id })).body.errors.status).toHaveLength(1);
  });

  it('can buy a smaller course after the payment has ended, and the rest stays held', async () => {
    const [member, id, number] = await ordered();
    const draft = { price: 1000, point: 1000, bonus_point: 10, bonus_coin: 1, on_sale: true };
    const course_id = (await harness.owner.post('point-courses', draft)).body.id;
    await take(buildZenginFile([line(`${number} ｱ`, 1200)]));
    const { id: depositId, ...open } = await depositOf(number);
    expect(open).toMatchObject({ because: 'too-little', smaller_courses: [] });
    const early = await command(depositId, 'credit-smaller', { course_id });
    expect(early.body.errors.payment_id).toHaveLength(1);
    await member.browser.post('user/payment/cancel', { payment_id: id });
    expect((await depositOf(number)).smaller_courses).toMatchObject([{ course_id, price: 1000, bonus_point: 10 }]);
    const dear = await command(depositId, 'credit-smaller', { course_id: harness.course });
    expect(dear.body.errors.course_id).toHaveLength(1);
    const before = await suspense();
    const { body } = await command(depositId, 'credit-smaller', { course_id });
    expect(body).toMatchObject({ status: 'held', because: 'too-much', held_yen: 200, matched_by: 'operator' });
    expect((await suspense()) - before).toBe(-1000);
    expect(await harness.balanceOf(member)).toEqual({ point: 1010, coin: 1 });
    expect(await harness.paymentOf(member)).toMatchObject({ id: body.payment_id, status: 'paid', yen: 1000 });
    const again = await command(depositId, 'credit-smaller', { course_id });
    expect(again.body.errors.status).toHaveLength(1);
    expect((await harness.owner.get('trial-balance')).body.totals.points.difference).toBe(0);
  });

  it('appears in the ledger with a link to the deposit, and without names', async () => {
    const { id } = await depositOf('99999');
    const filter = encodeURIComponent(JSON.stringify({ document: id }));
    await waitUntil(
      'the books are kept',
      async () => (await harness.owner.get(`ledger-entries?filter=${filter}`)).body.length === 2,
    );
    const entries = (await harness.owner.get(`ledger-entries?filter=${filter}`)).body;
    expect(entries).toMatchObject([
      { kind: 'deposit', member_id: null },
      { kind: 'deposit', member_id: null },
    ]);
    const entry = (await harness.owner.get(`ledger-entries/${entries[0].id}`)).body;
    expect(entry.event).toMatchObject({ stream_id: `deposit-${id}` });
    const { body } = await harness.owner.get('trial-balance');
    expect(body.totals.points.difference).toBe(0);
    const names = await harness.shop.pool.query("select from store.events where data::text like '%ﾀﾆﾝ%'");
    expect(names.rowCount).toBe(0);
  });

  it('requires an owner; finance reads, and owners’ reads are audited', async () => {
    const { id } = await depositOf('99999');
    const [finance, support] = [await signInAs(harness.shop, 'finance'), await signInAs(harness.shop, 'support')];
    expect((await finance.get(`deposits/${id}`)).status).toBe(200);
    for (const name of ['match', 'credit-smaller', 'return', 'ignore'])
      expect((await finance.post(`deposits/${id}/${name}`, { reason })).status).toBe(403);
    expect((await support.get('deposits')).status).toBe(403);
    const looks = await harness.shop.pool.query(
      "select from operators.audit_trail where resource = 'deposits' and command = 'look' and resource_id = $1",
      [id],
    );
    expect(looks.rowCount).toBe(1);
  });
});

it('requires an account of the shop', async () => {
  const config = harness.shop.app.get(Config);
  const { bank } = config.payments;
  Object.assign(config.payments, { bank: null });
  const response = await send(buildZenginFile([]), 'preview=1');
  Object.assign(config.payments, { bank });
  expect(response.json().errors.file[0]).toContain('BANK_ACCOUNT');
});
