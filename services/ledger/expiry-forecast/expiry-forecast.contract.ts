/** The points that expire on one day in Tokyo unless they are spent before. */
export interface ExpiryDay {
  readonly date: string;
  readonly paid: number;
  readonly free: number;
  readonly lots: number;
}

export interface ExpiryForecast {
  /** The days with expiring points, earliest first. */
  readonly days: readonly ExpiryDay[];
  readonly paid: number;
  readonly free: number;
}

export interface ExpiryForecastCalls {
  /** Lists expiring points by day. */
  'GET /admin-api/expiry-forecast': { answer: ExpiryForecast };
}
