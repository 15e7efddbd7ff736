import type { IsoTime } from '../../platform/http/requests/wire.contract.js';
import type { AtMoment } from '../wire/moment.contract.js';
import type { Unit } from '../wire/turnover.contract.js';

/** The kinds of points that paid for the sales. */
export interface SalesParts {
  readonly paid: number;
  readonly free: number;
}

/** One account of the trial balance. Either debit or credit is 0. Liabilities and revenue of the shop are credit. */
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
  /** Always 0 unless the ledger is wrong. */
  readonly difference: number;
}

/** The balances of all accounts at the end of an instant. */
export interface TrialBalance {
  readonly at: IsoTime;
  readonly rows: readonly TrialBalanceRow[];
  readonly totals: Readonly<Record<Unit, Totals>>;
  /**
   * The points among the sales, by the kind of lots that paid for the draws. Together they are the balance of `sales`.
   */
  readonly sales: SalesParts;
  /** Number of events that the ledger is behind the log. */
  readonly events_behind: number | null;
}

export interface TrialBalanceCalls {
  /** Returns the trial balance. */
  'GET /admin-api/trial-balance': { query: AtMoment; answer: TrialBalance };
}
