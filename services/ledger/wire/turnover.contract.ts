/** The unit of a line. Accounts of the house contain both, so the event determines it. */
export type Unit = 'points' | 'coins';

/** The sums of lines. */
export interface Turnover {
  /** The gains of the accounts; never negative. */
  readonly gained: number;
  /** Their losses; never negative. */
  readonly lost: number;
  readonly lines: number;
}
