import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isoTokyo } from '../../kernel/time.js';
import { Database } from '../../platform/database/database.js';
import { addUp, BEGINNING, type ClassTurnover, eventsBehind, justAfter, turnoversBetween } from '../books.js';
import type { Unit } from '../ledger-lines.js';

/** What the sales were paid with. */
interface SalesParts {
  readonly paid: number;
  readonly free: number;
}

/** One account of the trial balance. Of debit and credit one is 0; what the shop owes or has earned is credit. */
interface TrialBalanceRow {
  readonly id: string;
  readonly unit: Unit;
  readonly account: string;
  readonly gained: number;
  readonly lost: number;
  readonly debit: number;
  readonly credit: number;
  readonly lines: number;
}

interface Totals {
  readonly debit: number;
  readonly credit: number;
  /** 0, or the books are wrong. */
  readonly difference: number;
}

/** The balances of all accounts at the end of an instant. */
export interface TrialBalance {
  readonly at: string;
  readonly rows: readonly TrialBalanceRow[];
  readonly totals: Readonly<Record<Unit, Totals>>;
  /** The points among the sales, apart by the lots that paid the draws; together they are the balance of `sales`. */
  readonly sales: SalesParts;
  /** How many events the books are behind the log. */
  readonly events_behind: number | null;
}

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

/** A draw takes from lots of a member and gives to the sales, nothing else: what the lots lost is what was sold. */
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
      turnoversBetween(pool, BEGINNING, justAfter(at)),
      eventsBehind(pool),
    ]);
    const sums = addUp(turnovers, ({ unit, account_class }) => `${unit}:${account_class}`);
    const rows = [...sums].map(([id, { gained, lost, lines }]): TrialBalanceRow => {
      const [unit, account] = [id.slice(0, id.indexOf(':')) as Unit, id.slice(id.indexOf(':') + 1)];
      const sides = { debit: Math.max(lost - gained, 0), credit: Math.max(gained - lost, 0) };
      return { id, unit, account, gained, lost, ...sides, lines };
    });
    rows.sort((a, b) => (a.id < b.id ? 1 : -1));
    const totals = { points: totalsOf(rows, 'points'), coins: totalsOf(rows, 'coins') };
    return { at: isoTokyo(at), rows, totals, sales: salesOf(turnovers), events_behind };
  }
}
