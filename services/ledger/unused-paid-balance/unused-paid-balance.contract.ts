/** The members' unused paid points at the end of a base date. */
export interface BaseDateBalance {
  /** The base date. */
  readonly id: string;
  readonly balance: number;
  readonly is_above: boolean;
  /** Half of the balance if it is above the threshold, else 0. For information only; nothing is booked. */
  readonly deposit: number;
  /** True for a future date, with the balance of this moment. */
  readonly is_running: boolean;
}

export interface UnusedPaidBalance {
  readonly threshold: number;
  readonly source: string;
  /** The base dates, newest first. */
  readonly base_dates: readonly BaseDateBalance[];
  readonly events_behind: number | null;
}

export interface UnusedPaidBalanceCalls {
  /** Returns the unused paid balance at the legal base dates. */
  'GET /admin-api/unused-paid-balance': { answer: UnusedPaidBalance };
}
