import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TokyoDate } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { addMillisecond, BEGINNING, countEventsBehind, sumTurnoversBetween } from '../rows/books.rows.js';
import { depositOf, endOf, listBaseDates, THRESHOLD_YEN } from './base-dates.js';
import type { BaseDateBalance, UnusedPaidBalance } from './unused-paid-balance.contract.js';

const SOURCE =
  '資金決済に関する法律（平成21年法律第59号）第3条第2項・第14条第1項、同法施行令（平成22年政令第19号）第6条';

const FIRST_DAY = "select min(begins) as first from ledger.ledger_sums where span = 'day'";

export class GetUnusedPaidBalance extends Query<UnusedPaidBalance> {
  constructor(readonly now: Date) {
    super();
  }
}

const isRunning = (id: TokyoDate, now: Date): boolean => endOf(id) > now;

/**
 * Computes the balances at base dates.
 *
 * @param changes the change of the balance up to each date, from the previous one on
 */
const balancesAt = (dates: readonly TokyoDate[], changes: readonly number[], now: Date): BaseDateBalance[] => {
  let balance = 0;
  return dates.map((id, i) => {
    balance += changes[i]!;
    const [is_above, deposit] = [balance > THRESHOLD_YEN, depositOf(balance)];
    return { id, balance, is_above, deposit, is_running: isRunning(id, now) };
  });
};

@QueryHandler(GetUnusedPaidBalance)
export class GetUnusedPaidBalanceHandler implements IQueryHandler<GetUnusedPaidBalance> {
  constructor(private readonly database: Database) {}

  async execute({ now }: GetUnusedPaidBalance): Promise<UnusedPaidBalance> {
    const { pool } = this.database;
    const { first } = (await pool.query<{ first: Date | null }>(FIRST_DAY)).rows[0]!;
    const dates = listBaseDates(first ?? now, now);
    const ends = dates.map((id) => (isRunning(id, now) ? addMillisecond(now) : endOf(id)));
    const [events_behind, ...changes] = await Promise.all([
      countEventsBehind(pool),
      ...ends.map((end, i) => this.changeBetween(ends[i - 1] ?? BEGINNING, end)),
    ]);
    const base_dates = balancesAt(dates, changes, now).reverse();
    return { threshold: THRESHOLD_YEN, source: SOURCE, base_dates, events_behind };
  }

  private async changeBetween(from: Date, before: Date): Promise<number> {
    const turnovers = await sumTurnoversBetween(this.database.pool, from, before);
    return turnovers
      .filter(({ account_class }) => account_class === 'member:paid')
      .reduce((sum, { gained, lost }) => sum + gained - lost, 0);
  }
}
