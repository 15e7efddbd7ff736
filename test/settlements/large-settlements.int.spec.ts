import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CheckBooks } from '../../services/books/check-books/check-books.command.js';
import { DAY_MS, type TokyoDate, toTokyoDate } from '../../services/kernel/time.js';
import { ResumeSettlements } from '../../services/settlements/import-settlement/resume-settlements.command.js';
import { AT_ONCE, SettleLines } from '../../services/settlements/import-settlement/settle-lines.js';
import { type Console, signInAs } from '../support/console.js';
import { QuietShop } from '../support/quiet-shop.js';
import { FEE, fileOf, importFile, PRICE, payOrders } from './orders.fixture.js';

const LINES = 250;

let quiet: QuietShop;
let owner: Console;
let day: TokyoDate;

beforeAll(async () => {
  Logger.overrideLogger(false);
  quiet = await QuietShop.open();
});
afterAll(() => quiet?.close());
beforeEach(async () => {
  await quiet.pass(DAY_MS);
  day = toTokyoDate(quiet.now);
  owner = await signInAs(quiet.shop, 'owner');
});

/** Lets the process die after this many batches. */
const killAfter = (batches: number): void => {
  const lines = quiet.shop.app.get(SettleLines) as unknown as { take: (...all: unknown[]) => Promise<void> };
  const take = Object.getPrototypeOf(lines).take as typeof lines.take;
  let taken = 0;
  lines.take = async (...all) => {
    taken += 1;
    if (taken > batches) throw new Error('killed');
    return take.apply(lines, all);
  };
};

const one = async (sql: string, values: unknown[] = []) => (await quiet.shop.pool.query(sql, values)).rows[0];
const sharedIds = () => one('select count(*)::int as events, count(distinct event_id)::int as ids from store.events');
const settledCount = async (orders: readonly string[]): Promise<number> =>
  (
    await one(
      `select count(*)::int as n from store.events where type = 'SettlementLineMatched' and data ->> 'paymentId' = any($1)`,
      [orders],
    )
  ).n;
/** Balances of the house's accounts, as the trial balance and the list of entries give them. */
const balances = async () => {
  await quiet.feed();
  const rows = (await owner.get('trial-balance')).body.rows as { account: string; credit: number; debit: number }[];
  const listed = await one(
    `select sum(amount) filter (where account_class = 'fees')::int as fees,
      sum(amount) filter (where account_class = 'provider:paypal')::int as provider from ledger.ledger_entries`,
  );
  const balanceOf = (account: string) => {
    const { credit, debit } = rows.find((row) => row.account === account)!;
    return credit - debit;
  };
  return { trial: { fees: balanceOf('fees'), provider: balanceOf('provider:paypal') }, listed };
};
const expectRightBooks = async (settled: number): Promise<void> => {
  const { events, ids } = await sharedIds();
  expect(ids).toBe(events);
  const { trial, listed } = await balances();
  expect(listed).toEqual({ fees: -FEE * settled, provider: -(PRICE - FEE) * settled });
  expect(trial).toEqual(listed);
  expect(await quiet.shop.commands.execute(new CheckBooks())).toBe(0);
  const frozen = 'select count(*)::int as n from members.standing where frozen_at is not null';
  expect((await one(frozen)).n).toBe(0);
};

describe('a settlement file with more lines than one commit takes', () => {
  it('books each fee once and raises no finding', async () => {
    const orders = await payOrders(quiet, LINES);
    expect(await importFile(owner, fileOf(day, orders))).toContain(`"matched":${LINES}`);
    expect(await settledCount(orders)).toBe(LINES);
    await expectRightBooks(LINES);
  });

  it('books each fee once when the import is killed between commits and the file is imported again', async () => {
    const orders = await payOrders(quiet, LINES);
    killAfter(1);
    expect(await importFile(owner, fileOf(day, orders))).toContain('resumes automatically');
    killAfter(Number.POSITIVE_INFINITY);
    expect(await settledCount(orders)).toBe(AT_ONCE);
    expect(await importFile(owner, fileOf(day, orders))).toContain(`"ready":${LINES - AT_ONCE}`);
    expect(await settledCount(orders)).toBe(LINES);
    await expectRightBooks(2 * LINES);
  });

  it('books each fee once when the scheduler resumes a killed import', async () => {
    const orders = await payOrders(quiet, LINES);
    killAfter(2);
    await importFile(owner, fileOf(day, orders));
    killAfter(Number.POSITIVE_INFINITY);
    await quiet.pass(31_000);
    expect(await quiet.shop.commands.execute(new ResumeSettlements())).toBe(1);
    expect(await settledCount(orders)).toBe(LINES);
    await expectRightBooks(3 * LINES);
  });

  it('reports each payment missing from the file once, and matches it when a later file has it', async () => {
    const orders = await payOrders(quiet, LINES);
    await importFile(owner, fileOf(day, orders.slice(0, 1)));
    const missing = `select count(*)::int as n from store.events where type = 'SettlementLineMissing' and data ->> 'paymentId' = any($1)`;
    expect((await one(missing, [orders])).n).toBe(LINES - 1);
    await importFile(owner, fileOf(day, orders));
    expect(await settledCount(orders)).toBe(LINES);
    await expectRightBooks(4 * LINES);
  });
});
