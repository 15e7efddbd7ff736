import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { addDays } from '../../kernel/business-days.js';
import { type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { PaymentHarness } from '../../payments/test/payment-harness.fixture.js';
import { type BankLine, buildZenginFile } from '../../platform/payments/bank/bank-file.fixture.js';

const BANK = {
  BANK_NAME: '竹の子銀行',
  BANK_BRANCH: '本店 (123)',
  BANK_ACCOUNT: '普通 1234567',
  BANK_HOLDER_KANA: 'ｵﾘﾊﾟ',
};
const CSV = { 'content-type': 'text/csv', 'accept-language': 'en' };
const reason = 'payout';

let harness: PaymentHarness;
let finance: Console;

beforeAll(async () => {
  harness = await PaymentHarness.open({ environment: BANK });
  finance = (await consolesOf(harness.shop)).finance;
});
afterAll(() => harness?.close());

let numbers = 0;
const dayAgo = (days: number): TokyoDate => addDays(toTokyoDate(harness.shop.clock.now()), -days);
/** Settles these days, each with its payout. */
const settle = async (provider: string, payouts: Readonly<Record<TokyoDate, number>>): Promise<string[]> => {
  for (const [day, yen] of Object.entries(payouts)) {
    numbers += 1;
    const line = `${day},nobody-${numbers},R,${yen < 0 ? 'refund' : 'payment'},${yen},0,${yen}`;
    const file = `date,order,reference,kind,yen,fee,net\n${line}\n`;
    await harness.owner.send('POST', `settlements/import?provider=${provider}&reason=x`, file, CSV);
  }
  return Object.keys(payouts).map((day) => `${provider}-${day}`);
};
const line = (sender: string, yen: number, overrides: Partial<BankLine> = {}): BankLine => {
  const [year = '', month = '', day = ''] = dayAgo(0).split('-');
  numbers += 1;
  return {
    enquiry: numbers,
    day: `${String(Number(year) - 2018).padStart(2, '0')}${month}${day}`,
    yen,
    sender,
    ...overrides,
  };
};
const preview = async (file: Buffer) => (await harness.owner.send('POST', 'deposits/import?preview=1', file, CSV)).body;
const take = async (file: Buffer) => {
  const { body } = await harness.owner.send('POST', 'deposits/import?reason=x', file, CSV);
  return JSON.parse(String(body).trim().split('\n').at(-1)!).report;
};
const listed = async (filter: object) =>
  (await finance.get(`deposits?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const heldOf = async (sender: string) => (await listed({ q: sender, status: 'held' }))[0].id as string;
const match = (id: string, settlements: readonly string[]) =>
  harness.owner.post(`deposits/${id}/match-payout`, { reason, settlements });
const awaited = async (id: string) => (await finance.get(`settlements/${id}`)).body.awaited_yen;
/** Sums entries of deposits by account. */
const booked = async (): Promise<Record<string, number>> => {
  const { rows } = await harness.shop.pool.query<{ account: string; amount: number }>(
    `select line ->> 'account' as account, sum((line ->> 'amount')::int)::int as amount
       from store.events e, json_array_elements(e.data -> 'lines') line where e.stream_id like 'deposit-%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('a payout of a provider', () => {
  it('gets matched by an owner once, and by its name afterwards', async () => {
    const first = await settle('paypal', { [dayAgo(9)]: 5000, [dayAgo(8)]: -400, [dayAgo(7)]: 1400 });
    await take(buildZenginFile([line('ﾍﾟｲﾊﾟﾙ', 6000)]));
    const id = await heldOf('ﾍﾟｲﾊﾟﾙ');
    const { body } = await finance.get(`deposits/${id}`);
    expect(body.because).toBe('no-payment');
    expect(body.payout_suggestions).toMatchObject([{ days: first.map((settlement) => ({ settlement })) }]);
    expect((await match(id, first)).body).toMatchObject({ status: 'matched', matched_by: 'operator', held_yen: 0 });
    expect(await booked()).toEqual({ 'provider:paypal': 6000, 'provider:bank': -6000, suspense: 0 });
    expect(await Promise.all(first.map(awaited))).toEqual([0, 0, 0]);

    const [second] = await settle('paypal', { [dayAgo(6)]: 700 });
    const file = buildZenginFile([line('ﾍﾟｲﾊﾟﾙ', 700), line('ﾍﾟｲﾊﾟﾙ', 700)]);
    const seen = await preview(file);
    expect(seen).toMatchObject({ lines: 2, matched: 1, held: 1 });
    expect(seen.preview).toMatchObject([
      { because: 'no-payout', payouts: [] },
      { matched_by: 'payout', payment_id: null, payouts: [{ settlement: second, yen: 700 }] },
    ]);
    expect(await awaited(second!)).toBe(700);
    expect(await take(file)).toMatchObject({ matched: 1, held: 1 });
    expect(await awaited(second!)).toBe(0);
    expect(await booked()).toMatchObject({ 'provider:paypal': 6700, 'provider:bank': -7400, suspense: 700 });
    const [deposit] = await listed({ settlement: second });
    expect(deposit).toMatchObject({ status: 'matched', matched_by: 'payout', yen: 700 });
    expect((await finance.get(`deposits/${deposit.id}`)).body.payouts).toMatchObject([
      { settlement: second, yen: 700 },
    ]);
  });

  it('matches one deposit, and leaves no rest of a day', async () => {
    const [one, other] = await settle('amazon-pay', { [dayAgo(5)]: 800, [dayAgo(4)]: 900 });
    await take(buildZenginFile([line('ｱﾏｿﾞﾝ', 800), line('ｱﾏｿﾞﾝ ﾍﾟｲ', 800), line('ｱﾏｿﾞﾝｼﾞﾔﾊﾟﾝ', 850)]));
    const [first, second, third] = [await heldOf('ｱﾏｿﾞﾝ'), await heldOf('ｱﾏｿﾞﾝ ﾍﾟｲ'), await heldOf('ｱﾏｿﾞﾝｼﾞﾔﾊﾟﾝ')];
    expect((await match(third, [one!])).body.errors.settlements[0]).toMatch(/一致しません|does not match/);
    expect((await match(first, [one!, 'paypal-2020-01-01'])).body.errors.settlements).toHaveLength(1);
    expect((await match(first, ['nobody-2020-01-01'])).body.errors.settlements).toHaveLength(1);
    expect((await match(first, [])).body.errors).toHaveProperty('settlements');
    const both = await Promise.all([match(first, [one!]), match(second, [one!])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect([await awaited(one!), await awaited(other!)]).toEqual([0, 900]);
  });

  it('stays visible among the settlements if it never arrives', async () => {
    const [id] = await settle('veritrans', { [dayAgo(300)]: 1234 });
    const filter = encodeURIComponent(JSON.stringify({ provider: 'veritrans', awaited: 'true' }));
    expect((await finance.get(`settlements?filter=${filter}`)).body).toMatchObject([
      { id, payout: 1234, paid_out_yen: 0, awaited_yen: 1234 },
    ]);
    await take(buildZenginFile([line('ﾍﾞﾘﾄﾗﾝｽ', 1234)]));
    await match(await heldOf('ﾍﾞﾘﾄﾗﾝｽ'), [id!]);
    expect((await finance.get(`settlements?filter=${filter}`)).body).toEqual([]);
    // A line missing in the file arrives later.
    await settle('veritrans', { [dayAgo(300)]: 66 });
    expect((await finance.get(`settlements/${id}`)).body).toMatchObject({ paid_out_yen: 1234, awaited_yen: 66 });
  });
});
