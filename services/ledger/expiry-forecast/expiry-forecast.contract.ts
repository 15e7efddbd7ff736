/** What runs out of time on one day of Tokyo, if nobody spends it before. */
export interface ExpiryDay {
  readonly date: string;
  readonly paid: number;
  readonly free: number;
  readonly lots: number;
}

export interface ExpiryForecast {
  /** Soonest first; days on which nothing ends are left out. */
  readonly days: readonly ExpiryDay[];
  readonly paid: number;
  readonly free: number;
}

export interface ExpiryForecastCalls {
  /** When points end, by day. */
  'GET /admin-api/expiry-forecast': { answer: ExpiryForecast };
}
