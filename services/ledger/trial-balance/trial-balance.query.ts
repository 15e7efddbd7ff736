import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toTokyoIso } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import {
  addMillisecond,
  addUp,
  BEGINNING,
  type ClassTurnover,
  countEventsBehind,
  sumTurnoversBetween,
} from '../rows/books.rows.js';
import type { Unit } from '../wire/turnover.contract.js';
import type { SalesParts, Totals, TrialBalance, TrialBalanceRow } from './trial-balance.contract.js';

export class GetTrialBalance extends Query<TrialBalance> {
  constructor(readonly at: Date) {
    super();
  }
}

const totalsOf = (rows: readonly TrialBalanceRow[], unit: Unit): Totals => {
  const sum = (side: 'debit' | 'credit') =>
    rows.filter((row) => row.unit === unit).reduce((total, row) => total + row[side], 0);
  const [debit, credit] = [sum('debit'), sum('credit')];
  return { debit, credit, difference: credit - debit };
};

/** Computes the sales from the losses of lots, because a draw only moves points from lots to sales. */
const salesOf = (turnovers: readonly ClassTurnover[]): SalesParts => {
  const draws = turnovers.filter(({ unit, kind }) => unit === 'points' && kind === 'draw');
  const spent = addUp(draws, ({ account_class }) => account_class);
  const lostBy = (lots: string): number => (spent.get(lots)?.lost ?? 0) - (spent.get(lots)?.gained ?? 0);
  return { paid: lostBy('member:paid'), free: lostBy('member:free') };
};

@QueryHandler(GetTrialBalance)
export class GetTrialBalanceHandler implements IQueryHandler<GetTrialBalance> {
  constructor(private readonly database: Database) {}

  async execute({ at }: GetTrialBalance): Promise<TrialBalance> {
    const { pool } = this.database;
    const [turnovers, events_behind] = await Promise.all([
      sumTurnoversBetween(pool, BEGINNING, addMillisecond(at)),
      countEventsBehind(pool),
    ]);
    const sums = addUp(turnovers, ({ unit, account_class }) => `${unit}:${account_class}`);
    const rows = [...sums].map(([id, { gained, lost, lines }]): TrialBalanceRow => {
      const [unit, account] = [id.slice(0, id.indexOf(':')) as Unit, id.slice(id.indexOf(':') + 1)];
      const sides = { debit: Math.max(lost - gained, 0), credit: Math.max(gained - lost, 0) };
      return { id, unit, account, gained, lost, ...sides, lines };
    });
    rows.sort((a, b) => (a.id < b.id ? 1 : -1));
    const totals = { points: totalsOf(rows, 'points'), coins: totalsOf(rows, 'coins') };
    return { at: toTokyoIso(at), rows, totals, sales: salesOf(turnovers), events_behind };
  }
}
