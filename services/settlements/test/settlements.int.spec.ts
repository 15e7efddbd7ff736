import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { type Console, consolesOf, toKeyHeader } from '../../../test/support/console.js';
import { newId } from '../../kernel/ids.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { WalletHarness } from '../../payments/test/wallet-harness.fixture.js';
import { ResumeSettlements } from '../import-settlement/resume-settlements.command.js';
import { AT_ONCE, SettleLines } from '../import-settlement/settle-lines.js';

let wallet: WalletHarness;
let consoles: Awaited<ReturnType<typeof consolesOf>>;
let day: TokyoDate;

beforeAll(async () => {
  wallet = await WalletHarness.open('paypal');
  consoles = await consolesOf(wallet.harness.shop);
});
afterAll(() => wallet?.close());

const HEADER = 'date,order,reference,kind,yen,fee,net';
const CSV = { 'content-type': 'text/csv', 'accept-language': 'en' };

/** Creates a payment that is open at PayPal. */
const ordered = async () => {
  const member = await wallet.harness.shop.person();
  const { id } = (await member.browser.post('user/paypal/order', { point_price_id: wallet.harness.course })).body;
  const { id: paymentId } = await wallet.harness.paymentOf(member);
  const pay = async () => {
    await wallet.sandbox.submit('/paypal/checkoutnow', { token: id, act: 'approve' });
    await member.browser.post('user/point/buy', { pay_id: 3, id });
    expect(await wallet.statusOf(member)).toBe('paid');
    day = toTokyoDate(wallet.harness.shop.clock.now());
  };
  return { member, paymentId, pay };
};
const paid = async () => {
  const payment = await ordered();
  await payment.pay();
  return payment;
};
/** Fetches the sandbox's own file of today. */
const fileOf = async (mistakes: Record<string, string> = {}) =>
  (await wallet.sandbox.get(`/_control/settlements/paypal/${day}.csv?${new URLSearchParams(mistakes)}`)).text;
const send = (
  file: string | Buffer,
  query: string,
  { who = consoles.owner, headers = {} }: { who?: Console; headers?: Record<string, string> } = {},
) => who.send('POST', `settlements/import?${query}`, file, { ...CSV, ...headers });
const preview = async (file: string, query = '') => (await send(file, `provider=paypal&preview=1${query}`)).body;
const apply = async (file: string, headers: Record<string, string> = {}) => {
  const { status, body } = await send(file, 'provider=paypal&reason=daily', { headers });
  expect(status).toBe(200);
  const lines = String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { progress: lines.slice(0, -1), report: lines.at(-1).report };
};
const settlement = async () => (await consoles.finance.get(`settlements/paypal-${day}`)).body;
const listed = async (filter: object) => {
  const { body } = await consoles.finance.get(
    `settlement-lines?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return body;
};
/** Sums entries by account of the house. */
const booked = async (): Promise<Record<string, number>> => {
  const { rows } = await wallet.harness.shop.pool.query<{ account: string; amount: number }>(
    `select line ->> 'account' as account, sum((line ->> 'amount')::int)::int as amount
       from store.events e, json_array_elements(e.data -> 'lines') line
      where line ->> 'account' !~ '^member' group by 1`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};
/** Stops the import after a number of batches. */
const killedAfter = (batches: number): void => {
  const lines = wallet.harness.shop.app.get(SettleLines) as unknown as { take: (...all: unknown[]) => Promise<void> };
  const take = Object.getPrototypeOf(lines).take as typeof lines.take;
  let taken = 0;
  lines.take = async (...all) => {
    taken += 1;
    if (taken > batches) throw new Error('killed');
    return take.apply(lines, all);
  };
};
const typesOf = async (paymentId: string) =>
  (await consoles.owner.get(`payments/${paymentId}`)).body.history.map(({ type }: { type: string }) => type);
const count = async (table: string) =>
  Number((await wallet.harness.shop.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('a provider’s settlement', () => {
  it('awaits, previews and imports it; the provider’s account holds its payout, and is zero once that arrives', async () => {
    const [first, second] = [await paid(), await paid()];
    expect(await settlement()).toMatchObject({ state: 'awaited', ours_yen: 6000, theirs_yen: 0, open_yen: 6000 });
    const file = await fileOf();
    const seen = await preview(file);
    expect(seen).toMatchObject({ id: `paypal-${day}`, lines: 2, ready: 2, unchanged: 0, refused: 0, matched: 2 });
    expect(seen).toMatchObject({ taken_yen: 6000, given_back_yen: 0, fee: 216, payout: 5784, ours_only: 0 });
    expect([await count('payments.settlement_lines'), await count('payments.settlements')]).toEqual([0, 0]);

    const { progress, report } = await apply(file, toKeyHeader('settle-key-1'));
    expect(progress).toEqual([
      { done: 0, of: 2 },
      { done: 2, of: 2 },
    ]);
    expect(report).toMatchObject({ ready: 2, matched: 2, theirs_only: 0 });
    expect(await settlement()).toMatchObject({
      ...{ state: 'done', ours_yen: 6000, theirs_yen: 6000, fee: 216, payout: 5784, open_yen: 0 },
      ...{ matched: 2, other_amount: 0, theirs_only: 0, ours_only: 0 },
    });
    expect(await settlement()).toMatchObject({ paid_out_yen: 0, awaited_yen: 5784 });
    expect(await booked()).toMatchObject({ 'provider:paypal': -5784, fees: -216 });
    for (const { paymentId } of [first, second])
      expect((await typesOf(paymentId)).at(-1)).toBe('SettlementLineMatched');
    expect((await listed({ payment_id: first.paymentId }))[0]).toMatchObject({
      ...{ list: 'matched', order: first.paymentId, ours_yen: 3000, theirs_yen: 3000, fee: 108 },
    });

    expect((await apply(file, toKeyHeader('settle-key-1'))).report).toEqual(report);
    const again = await apply(file);
    expect(again.report).toMatchObject({ ready: 0, unchanged: 2, is_new: false });
    expect(again.progress).toEqual([]);
    expect(await booked()).toMatchObject({ 'provider:paypal': -5784, fees: -216 });

    await wallet.sandbox.control('/bank/transfers', { sender: 'ペイパル', yen: 5784 });
    const statement = await fetch(`${wallet.sandbox.url}/_control/bank/statement.txt`);
    await consoles.owner.send('POST', 'deposits/import?reason=x', Buffer.from(await statement.arrayBuffer()), CSV);
    const [deposit] = (await consoles.owner.get('deposits')).body;
    await consoles.owner.post(`deposits/${deposit.id}/match-payout`, { reason: 'x', settlements: [`paypal-${day}`] });
    expect(await settlement()).toMatchObject({ paid_out_yen: 5784, awaited_yen: 0 });
    expect(await booked()).toMatchObject({ 'provider:paypal': 0, 'provider:bank': -5784, suspense: 0, fees: -216 });
  });

  it('separates matched, different amounts, theirs only and ours only', async () => {
    const [lost, other, good] = [await paid(), await paid(), await paid()];
    const file = await fileOf({ without: lost.paymentId, surplus: 'made-up' });
    const wrong = file
      .split('\r\n')
      .map((line) => (line.includes(other.paymentId) ? line.replace('3000,108,2892', '2900,104,2796') : line))
      .join('\r\n');
    expect(await preview(wrong)).toMatchObject({
      ...{ ready: 3, unchanged: 2, matched: 1, other_amount: 1, theirs_only: 1, ours_only: 1 },
    });
    await apply(wrong);
    expect(await settlement()).toMatchObject({ matched: 3, other_amount: 1, theirs_only: 1, ours_only: 1 });
    // This is the unsettled money, and the difference.
    expect((await settlement()).open_yen).toBe(3000 + 100);
    // This is the payout of the file, of which 967 yen belong to no known payment.
    expect((await settlement()).awaited_yen).toBe(2892 + 2796 + 967);
    expect((await booked())['provider:paypal']).toBe(-3100 - 2892 - 2796);
    const lists = await listed({ settlement: `paypal-${day}`, list: ['other-amount', 'theirs-only', 'ours-only'] });
    expect(lists).toHaveLength(3);
    expect(lists).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ list: 'ours-only', payment_id: lost.paymentId, ours_yen: 3000, theirs_yen: null }),
        expect.objectContaining({
          list: 'other-amount',
          payment_id: other.paymentId,
          ours_yen: 3000,
          theirs_yen: 2900,
        }),
        expect.objectContaining({ list: 'theirs-only', payment_id: null, order: 'made-up', theirs_yen: 1000 }),
      ]),
    );
    expect((await typesOf(lost.paymentId)).at(-1)).toBe('SettlementLineMissing');
    expect((await typesOf(other.paymentId)).at(-1)).toBe('SettlementLineDiffered');
    expect((await typesOf(good.paymentId)).at(-1)).toBe('SettlementLineMatched');

    // The provider's next file contains the missing line.
    await apply(await fileOf({ without: other.paymentId }));
    expect(await settlement()).toMatchObject({ matched: 4, ours_only: 0, open_yen: 100 });
    expect((await typesOf(lost.paymentId)).at(-1)).toBe('SettlementLineMatched');
  });

  it('matches a payment that becomes paid later', async () => {
    const { paymentId, pay } = await ordered();
    const file = `${HEADER}\n${day},${paymentId},R9,payment,3000,108,2892\n`;
    await apply(file);
    expect((await listed({ payment_id: paymentId }))[0]).toMatchObject({ list: 'theirs-only', ours_yen: null });
    expect((await typesOf(paymentId)).at(-1)).toBe('SettlementLineSurplus');
    const before = (await booked())['provider:paypal'];
    await pay();
    expect((await booked())['provider:paypal']).toBe(before! - 3000);
    const other = `${HEADER}\n${day},another-made-up,R,payment,1,0,1\n`;
    await apply(other);
    expect((await listed({ payment_id: paymentId }))[0]).toMatchObject({ list: 'matched', ours_yen: 3000 });
    expect((await booked())['provider:paypal']).toBe(before! - 2892);
  });

  it('resumes after an interruption, each line once', async () => {
    const { paymentId } = await paid();
    const unknown = Array.from({ length: AT_ONCE + 20 }, (_, i) => `${day},long-${i},R,payment,10,0,10`);
    const file = [HEADER, ...unknown, `${day},${paymentId},R,payment,3000,108,2892`, ''].join('\n');
    killedAfter(1);
    expect(String((await send(file, 'provider=paypal&reason=daily')).body)).toContain('resumes automatically');
    killedAfter(Number.POSITIVE_INFINITY);
    expect(await settlement()).toMatchObject({ state: 'under-way' });
    const { progress, report } = await apply(file);
    expect(report).toMatchObject({ lines: AT_ONCE + 21, ready: 21, unchanged: AT_ONCE, is_new: true });
    expect(progress.at(-1)).toEqual({ done: 21, of: 21 });
    expect(await settlement()).toMatchObject({ state: 'done' });
    const { rows } = await wallet.harness.shop.pool.query(
      "select count(*)::int as n, count(distinct order_ref)::int as d from payments.settlement_lines where order_ref like 'long-%'",
    );
    expect(rows).toEqual([{ n: AT_ONCE + 20, d: AT_ONCE + 20 }]);
    expect((await typesOf(paymentId)).filter((type: string) => type === 'SettlementLineMatched')).toHaveLength(1);
  });
});

it('resumes automatically if it was abandoned, and deletes its file at the end', async () => {
  const { paymentId } = await paid();
  const before = await count('payments.settlement_lines');
  const unknown = Array.from({ length: AT_ONCE + 20 }, (_, i) => `${day},left-${i},R,payment,10,0,10`);
  killedAfter(1);
  await send(
    [HEADER, ...unknown, `${day},${paymentId},R,payment,3000,108,2892`, ''].join('\n'),
    'provider=paypal&reason=daily',
  );
  killedAfter(Number.POSITIVE_INFINITY);
  expect([await count('payments.settlement_lines'), await count('payments.settlement_files')]).toEqual([
    before + AT_ONCE,
    1,
  ]);
  const goOn = () => wallet.harness.shop.commands.execute(new ResumeSettlements());
  expect(await goOn()).toBe(0);
  // An older abandoned file that can no longer be read does not block it.
  const unreadable = ['paypal', '2020-01-01', Buffer.from('no columns'), newId(new Date(0)), new Date(0)];
  const leave = 'insert into payments.settlement_files values ($1, $2, $3, $3, $4, $5)';
  await wallet.harness.shop.pool.query(leave, unreadable);
  wallet.harness.advance(31_000);
  await Promise.all([goOn(), goOn()].map((going) => expect(going).rejects.toThrow(/^1 of \d failed$/)));
  expect(await settlement()).toMatchObject({ state: 'done' });
  expect([await count('payments.settlement_lines'), await count('payments.settlement_files')]).toEqual([
    before + AT_ONCE + 21,
    1,
  ]);
  await wallet.harness.shop.pool.query("delete from payments.settlement_files where day = '2020-01-01'");
  expect((await typesOf(paymentId)).filter((type: string) => type === 'SettlementLineMatched')).toHaveLength(1);
  const { rows } = await wallet.harness.shop.pool.query(
    "select actor from store.events where type = 'SettlementLineMatched' and data ->> 'paymentId' = $1",
    [paymentId],
  );
  expect(rows).toEqual([{ actor: expect.stringMatching(/^operator:/) }]);
});

describe('an invalid file', () => {
  const line = (text: string) => `${HEADER}\n${day},a,R,payment,100,3,97\n${text}\n`;

  it('names each invalid line and imports nothing', async () => {
    const before = await count('payments.settlement_lines');
    const file = line(`${day},b,R,payment,100,3,98\n2020-01-01,c,R,payment,1,0,1`);
    expect(await preview(file)).toMatchObject({
      refused: 2,
      problems: [
        { line: 3, order: 'b', code: 'BadNet', message: 'Amount minus fee does not equal the net.' },
        { line: 4, order: 'c', code: 'OtherDay' },
      ],
    });
    const { status, body } = await send(file, 'provider=paypal&reason=x');
    expect([status, body.errors.file[0]]).toEqual([400, 'Line 3: Amount minus fee does not equal the net.']);
    const { body: ja } = await send(file, 'provider=paypal&reason=x', { headers: { 'accept-language': 'ja' } });
    expect(ja.errors.file[0]).toBe('3行目：金額から手数料を引いた額が、入金額と一致しません。');
    expect(await count('payments.settlement_lines')).toBe(before);
  });

  it('requires a provider, the columns, an encoding and a day', async () => {
    const good = line(`${day},,,total,100,3,97`);
    expect((await send(good, 'provider=bank&preview=1')).body.errors).toHaveProperty('provider');
    expect((await send(good, 'preview=1')).body.errors).toHaveProperty('provider');
    expect((await send('a;b\n', 'provider=paypal&preview=1')).body.errors.file[0]).toContain('lacks these columns');
    expect((await send(iconv.encode(good, 'utf16le'), 'provider=paypal&preview=1')).body).toMatchObject({ refused: 0 });
    expect((await send(`${HEADER}\n`, 'provider=paypal&preview=1')).body.errors).toHaveProperty('day');
    expect((await send(`${HEADER}\n`, `provider=paypal&preview=1&day=${day}`)).body).toMatchObject({ lines: 0 });
    expect((await send(good, 'provider=paypal&preview=1&day=2026-02-30')).body.errors).toHaveProperty('day');
    const later = good.replaceAll(day, '2999-01-01');
    expect((await send(later, 'provider=paypal&preview=1')).body.errors).toHaveProperty('day');
    expect((await send(good, 'provider=paypal')).body.errors).toHaveProperty('reason');
    expect((await send(good, 'provider=paypal&preview=1')).body).toMatchObject({ lines: 1, refused: 0 });
  });

  it('lets owners import it; finance only reads', async () => {
    const file = line(`${day},,,total,100,3,97`);
    for (const [who, status] of [
      ['finance', 403],
      ['support', 403],
      ['nobody', 401],
    ] as const)
      expect((await send(file, 'provider=paypal&reason=x', { who: consoles[who] })).status).toBe(status);
    expect((await consoles.support.get('settlements')).status).toBe(403);
    const { body, headers } = await consoles.finance.get('settlements');
    expect(body[0]).toMatchObject({ provider: 'paypal', day });
    expect(headers['content-range']).toBe('settlements 0-0/1');
    expect((await consoles.finance.get('settlements/paypal-1999-01-01')).status).toBe(404);
    expect((await consoles.finance.get('settlements/what')).status).toBe(404);
    const far = encodeURIComponent(JSON.stringify({ from: '2020-01-01' }));
    expect((await consoles.finance.get(`settlements?filter=${far}`)).body.errors).toHaveProperty('from');
  });
});
