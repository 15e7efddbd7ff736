import type { IsoTime } from '../../platform/http/wire.contract.js';
import type { AtMoment } from '../wire/moment.contract.js';
import type { Unit } from '../wire/turnover.contract.js';

/** What the sales were paid with. */
export interface SalesParts {
  readonly paid: number;
  readonly free: number;
}

/** One account of the trial balance. Of debit and credit one is 0; what the shop owes or has earned is credit. */
export interface TrialBalanceRow {
  readonly id: string;
  readonly unit: Unit;
  readonly account: string;
  readonly gained: number;
  readonly lost: number;
  readonly debit: number;
  readonly credit: number;
  readonly lines: number;
}

export interface Totals {
  readonly debit: number;
  readonly credit: number;
  /** 0, or the books are wrong. */
  readonly difference: number;
}

/** The balances of all accounts at the end of an instant. */
export interface TrialBalance {
  readonly at: IsoTime;
  readonly rows: readonly TrialBalanceRow[];
  readonly totals: Readonly<Record<Unit, Totals>>;
  /** The points among the sales, apart by the lots that paid the draws; together they are the balance of `sales`. */
  readonly sales: SalesParts;
  /** How many events the books are behind the log. */
  readonly events_behind: number | null;
}

export interface TrialBalanceCalls {
  /** The trial balance. */
  'GET /admin-api/trial-balance': { query: AtMoment; answer: TrialBalance };
}
