import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../../test/support/whole-shop.js';
import { toTokyoIso } from '../../kernel/time.js';
import type { CountingHouse } from '../test/ledger.fixture.js';
import { runTwoDays } from '../test/two-days.fixture.js';

let house: CountingHouse;
let moments: readonly Date[];
let hanako: Person;

beforeAll(async () => {
  ({ house, moments, hanako } = await runTwoDays());
});
afterAll(() => house?.close());

/** Sums the log itself, line by line. */
const fromTheLog = async (at: Date) => {
  const { rows } = await house.shop.pool.query(
    `select case when e.type like 'Coins%' then 'coins' else 'points' end || ':' ||
        regexp_replace(l->>'account', '^member:.*:', 'member:') as id, sum((l->>'amount')::bigint) as balance
       from store.events e, json_array_elements(e.data->'lines') l where e.effective_at <= $1 group by 1`,
    [at],
  );
  return Object.fromEntries(rows.map(({ id, balance }) => [id, Number(balance)]));
};

const trialBalance = async (at: Date) => house.read(`trial-balance?at=${encodeURIComponent(toTokyoIso(at))}`);

describe('the trial balance', () => {
  it('sums to zero at every moment and matches the log', async () => {
    expect(moments.length).toBe(5);
    for (const moment of [...moments, ...moments.map((one) => new Date(one.getTime() - 1)), house.quiet.now]) {
      const { rows, totals } = await trialBalance(moment);
      const balances = rows.map((row: { id: string; debit: number; credit: number }) => [
        row.id,
        row.credit - row.debit,
      ]);
      expect(Object.fromEntries(balances)).toEqual(await fromTheLog(moment));
      expect([totals.points.difference, totals.coins.difference]).toEqual([0, 0]);
    }
  });

  it('shows what accounts gained and lost, and never both debit and credit', async () => {
    const { rows } = await trialBalance(house.quiet.now);
    const paid = rows.find((row: { id: string }) => row.id === 'points:member:paid');
    expect(paid).toEqual({
      id: 'points:member:paid',
      unit: 'points',
      account: 'member:paid',
      gained: 3000 + 18 * 60,
      lost: 2000,
      debit: 0,
      credit: 1000 + 18 * 60,
      lines: 3,
    });
    for (const row of rows) expect(Math.min(row.debit, row.credit)).toBe(0);
  });

  it('splits the sales into paid and free points', async () => {
    expect(moments.length).toBe(5);
    const seen = [];
    for (const moment of [...moments, house.quiet.now]) {
      const { rows, sales } = await trialBalance(moment);
      const account = rows.find((row: { id: string }) => row.id === 'points:sales');
      expect(sales.paid + sales.free).toBe(account?.credit ?? 0);
      seen.push([sales.paid, sales.free]);
    }
    expect(seen.at(-1)).toEqual([2000, 300]);
    expect(new Set(seen.map(String))).toEqual(new Set(['0,0', '2000,0', '2000,300']));
  });

  it('agrees with the dashboard about paid and free sales of each day', async () => {
    const { days } = (await house.consoles.finance.get('dashboard?days=7')).body;
    const salesUntil = async (day: string) =>
      (await trialBalance(new Date(Math.min(Date.parse(`${day}T23:59:59.999+09:00`), house.quiet.now.getTime()))))
        .sales;
    let before = { paid: 0, free: 0 };
    const sold = [];
    for (const { day, sales, sales_free } of days) {
      const until = await salesUntil(day);
      expect([day, sales, sales_free]).toEqual([day, until.paid - before.paid, until.free - before.free]);
      if (sales + sales_free > 0) sold.push([day, sales, sales_free]);
      before = until;
    }
    expect(sold).toEqual([
      ['2026-04-01', 2000, 0],
      ['2026-04-02', 0, 300],
    ]);
  });

  it.each(['trial-balance?', 'members/:id/balance-explained?'])(
    'refuses a future time and names the next step: %s',
    async (path) => {
      const later = new Date(house.quiet.now.getTime() + 1);
      const query = `${path.replace(':id', hanako.memberId)}at=${encodeURIComponent(toTokyoIso(later))}`;
      expect(await house.consoles.finance.get(query)).toMatchObject({
        status: 400,
        body: { errors: { at: [expect.stringContaining('現在までの日時を選んでください')] } },
      });
      const now = query.replace(encodeURIComponent(toTokyoIso(later)), encodeURIComponent(toTokyoIso(house.quiet.now)));
      expect((await house.consoles.finance.get(now)).status).toBe(200);
    },
  );

  it.each(['yesterday', '2026-04-01', '2026-04-01T09:00:00', "'; drop table"])('refuses the moment %s', async (at) => {
    const { status, body } = await house.consoles.finance.get(`trial-balance?at=${encodeURIComponent(at)}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['at']]);
  });
});
