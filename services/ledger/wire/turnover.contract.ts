/** What a line counts. The house's accounts hold both, so it is the event that tells. */
export type Unit = 'points' | 'coins';

/** What some lines come to. */
export interface Turnover {
  /** What the accounts gained; never below zero. */
  readonly gained: number;
  /** What they lost; never below zero. */
  readonly lost: number;
  readonly lines: number;
}
