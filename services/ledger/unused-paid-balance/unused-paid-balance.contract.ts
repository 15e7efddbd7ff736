/** What members had of points they paid for at the end of a base date. */
export interface BaseDateBalance {
  /** The base date. */
  readonly id: string;
  readonly balance: number;
  readonly is_above: boolean;
  /** Half of it where it is above the threshold, else 0; for information, nothing is booked. */
  readonly deposit: number;
  /** The date is yet to come; the balance is that of this moment. */
  readonly is_running: boolean;
}

export interface UnusedPaidBalance {
  readonly threshold: number;
  readonly source: string;
  /** Newest first. */
  readonly base_dates: readonly BaseDateBalance[];
  readonly events_behind: number | null;
}

export interface UnusedPaidBalanceCalls {
  /** The unused paid balance at the base dates of the law. */
  'GET /admin-api/unused-paid-balance': { answer: UnusedPaidBalance };
}
